import { HtmlValidate } from 'html-validate';
import type { ReadPage } from '../../e2e/read-page';
import { LOCALE_FACTS, type Locale } from '../../lib/i18n/locales';
import {
  attribute,
  closest,
  elementsNamed,
  type Fault,
  faultAt,
  type PageElement,
  type PageTree,
  textIn,
} from './page-tree';

const TAGS = Object.values(LOCALE_FACTS).map(({ tag }) => tag);

export type PageHead = Pick<
  ReadPage,
  'lang' | 'title' | 'description' | 'canonical' | 'alternates' | 'robots' | 'headings'
>;

const isListed = ({ robots }: PageHead) => !robots.includes('noindex');

export function headFaults(page: PageHead, locale: Locale): Fault[] {
  const fault = (rule: string, found: string | undefined) => ({ rule, at: 'head', found: found ?? '' });
  const faults = [
    page.lang === LOCALE_FACTS[locale].tag ? [] : [fault('lang', page.lang)],
    page.title.length > 5 ? [] : [fault('title', page.title)],
    page.headings.length > 0 ? [] : [fault('h1', '')],
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

/** Heading order, accessible names, references to ids, and the values and nesting that the HTML standard allows. */
const validator = new HtmlValidate({
  root: true,
  elements: ['html5', { summary: { textContent: 'accessible' } }],
  rules: {
    'attribute-allowed-values': 'error',
    'close-order': 'error',
    'element-permitted-content': 'error',
    'element-required-attributes': 'error',
    'empty-heading': 'error',
    'heading-level': 'error',
    'no-dup-attr': 'error',
    'no-dup-id': 'error',
    'no-missing-references': 'error',
    'text-content': 'error',
    'wcag/h30': 'error',
    'wcag/h37': 'error',
  },
});

export const markupFaults = (html: string): Fault[] =>
  validator
    .validateStringSync(html)
    .results.flatMap(({ messages }) => messages)
    .map(({ ruleId, selector, message }) => ({ rule: ruleId, at: selector ?? '', found: message }));

const isSize = (value: string | undefined) => /^[1-9]\d*$/.test(value ?? '');

const isHead = (cell: PageElement) => closest(cell, ({ tagName }) => tagName === 'thead') !== undefined;

export function contentFaults(tree: PageTree): Fault[] {
  const pictures = elementsNamed(tree, 'img').flatMap((image) => {
    const source = attribute(image, 'src') ?? '';
    const isSized = isSize(attribute(image, 'width')) && isSize(attribute(image, 'height'));
    return [
      ...(isSized ? [] : [faultAt('picture without size', image, source)]),
      ...(/^.{1,2}$/.test(attribute(image, 'alt') ?? '') ? [faultAt('picture without words', image, source)] : []),
    ];
  });
  const cells = elementsNamed(tree, 'td', 'dd', 'dt')
    .filter((cell) => textIn(cell) === '' && !isHead(cell) && elementsNamed(cell, 'img', 'svg', 'input').length === 0)
    .map((cell) => faultAt('empty cell', cell, ''));
  return [...pictures, ...cells];
}
