import type { ReadPage } from '../../e2e/read-page';
import { LOCALE_FACTS, type Locale } from '../../lib/i18n/locales';
import {
  attribute,
  closest,
  elementsIn,
  elementsNamed,
  type Fault,
  faultAt,
  type PageElement,
  type PageTree,
  textIn,
} from './page-tree';

const TAGS = Object.values(LOCALE_FACTS).map(({ tag }) => tag);

export type PageHead = Pick<ReadPage, 'lang' | 'title' | 'description' | 'canonical' | 'alternates' | 'robots'>;

const isListed = ({ robots }: PageHead) => !robots.includes('noindex');

export function headFaults(page: PageHead, locale: Locale): Fault[] {
  const fault = (rule: string, found: string | undefined) => ({ rule, at: 'head', found: found ?? '' });
  const faults = [
    page.lang === LOCALE_FACTS[locale].tag ? [] : [fault('lang', page.lang)],
    page.title.length > 5 ? [] : [fault('title', page.title)],
    !isListed(page) || page.description.length > 30 ? [] : [fault('description', page.description)],
    !isListed(page) || page.canonical !== undefined ? [] : [fault('canonical', undefined)],
    !isListed(page) || TAGS.every((tag) => tag in page.alternates)
      ? []
      : [fault('hreflang', Object.keys(page.alternates).join(' '))],
  ];
  return faults.flat();
}

const alternatesText = ({ alternates }: PageHead) => Object.entries(alternates).map(String).sort().join(' ');

type Path = (url: string) => string;

/** Reports hreflang alternates whose page does not have the same alternates. */
export function alternateFaults(pages: ReadonlyMap<string, PageHead>, pathOf: Path): [string, Fault][] {
  return [...pages].flatMap(([path, page]) =>
    Object.entries(page.alternates).flatMap(([tag, url]): [string, Fault][] => {
      const sister = pages.get(pathOf(url));
      const isSame = sister && alternatesText(sister) === alternatesText(page);
      return isSame ? [] : [[path, { rule: 'hreflang that is not answered', at: 'head', found: `${tag} ${url}` }]];
    }),
  );
}

/** Reports titles and descriptions that two indexable pages of a language share. Skips pages with another canonical. */
export function duplicateFaults(pages: ReadonlyMap<string, PageHead>, pathOf: Path): [string, Fault][] {
  const seen = new Map<string, string>();
  const own = [...pages].filter(([path, page]) => isListed(page) && pathOf(page.canonical ?? '') === path);
  return own.flatMap(([path, page]) =>
    (['title', 'description'] as const).flatMap((field): [string, Fault][] => {
      const key = `${page.lang} ${field} ${page[field]}`;
      const other = seen.get(key);
      seen.set(key, path);
      return other ? [[path, { rule: `${field} twice`, at: 'head', found: `${page[field]} (as on ${other})` }]] : [];
    }),
  );
}

export function headingFaults(tree: PageTree): Fault[] {
  const headings = elementsNamed(tree, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6');
  const level = (at: number) => Number(headings[at]?.tagName[1] ?? 0);
  const firsts = headings.filter(({ tagName }) => tagName === 'h1');
  return [
    ...(firsts.length === 1 ? [] : [{ rule: 'one h1', at: 'body', found: `${firsts.length}: ${firsts.map(textIn)}` }]),
    ...headings.filter((heading) => textIn(heading) === '').map((heading) => faultAt('empty heading', heading, '')),
    ...headings.flatMap((heading, at) =>
      at > 0 && level(at) > level(at - 1) + 1
        ? [faultAt('heading jumps', heading, `h${level(at - 1)} to h${level(at)}: ${textIn(heading)}`)]
        : [],
    ),
  ];
}

const NAMING = ['aria-label', 'alt', 'title'];

const isNamed = (element: PageElement, ids: ReadonlyMap<string, PageElement>): boolean => {
  const labels = (attribute(element, 'aria-labelledby') ?? '').split(/\s+/);
  return (
    textIn(element) !== '' ||
    [element, ...elementsIn(element)].some((each) => NAMING.some((name) => attribute(each, name)?.trim())) ||
    labels.some((id) => textIn(ids.get(id) ?? element) !== '')
  );
};

const REFERRING = ['aria-labelledby', 'aria-describedby', 'for'];

const isHead = (cell: PageElement) => closest(cell, ({ tagName }) => tagName === 'thead') !== undefined;

const emptyCells = (tree: PageTree) =>
  elementsNamed(tree, 'td', 'dd', 'dt')
    .filter((cell) => textIn(cell) === '' && !isHead(cell) && elementsNamed(cell, 'img', 'svg', 'input').length === 0)
    .map((cell) => faultAt('empty cell', cell, ''));

/** Reports links, buttons and cells without text, duplicate ids, and references to missing ids. */
export function nameFaults(tree: PageTree): Fault[] {
  const ids = new Map<string, PageElement>();
  const faults: Fault[] = [];
  for (const element of elementsIn(tree)) {
    const id = attribute(element, 'id');
    if (id === undefined) continue;
    if (ids.has(id)) faults.push(faultAt('id twice', element, id));
    ids.set(id, element);
  }
  for (const element of elementsNamed(tree, 'a', 'button', 'summary')) {
    const isSeen = closest(element, (each) => attribute(each, 'aria-hidden') === 'true') === undefined;
    if (isSeen && !isNamed(element, ids)) faults.push(faultAt(`empty ${element.tagName}`, element, ''));
  }
  for (const element of elementsIn(tree)) {
    for (const name of REFERRING) {
      const wanted = attribute(element, name)?.split(/\s+/).filter(Boolean) ?? [];
      for (const id of wanted) if (!ids.has(id)) faults.push(faultAt(`${name} of nothing`, element, id));
    }
  }
  return [...faults, ...emptyCells(tree)];
}

const isSize = (value: string | undefined) => /^[1-9]\d*$/.test(value ?? '');

export function pictureFaults(tree: PageTree): Fault[] {
  return elementsNamed(tree, 'img').flatMap((image) => {
    const source = attribute(image, 'src') ?? '';
    const alt = attribute(image, 'alt');
    return [
      ...(source === '' ? [faultAt('picture without source', image, alt ?? '')] : []),
      ...(isSize(attribute(image, 'width')) && isSize(attribute(image, 'height'))
        ? []
        : [faultAt('picture without size', image, source)]),
      ...(alt === undefined || (alt !== '' && alt.trim().length < 3)
        ? [faultAt('picture without words', image, source)]
        : []),
    ];
  });
}
