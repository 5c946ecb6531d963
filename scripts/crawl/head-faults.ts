import type { ReadPage } from '../../e2e/read-page';
import { LOCALE_FACTS, type Locale } from '../../lib/i18n/locales';
import type { Fault } from './fault';

const TAGS = Object.values(LOCALE_FACTS).map(({ tag }) => tag);

export type PageHead = Pick<ReadPage, 'lang' | 'title' | 'description' | 'canonical' | 'alternates' | 'robots'>;

const isListed = ({ robots }: PageHead) => !robots.includes('noindex');

/** Checks the head of a page: language, title, description, canonical URL and hreflang alternates. */
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
export function sisterFaults(pages: ReadonlyMap<string, PageHead>, pathOf: Path): [string, Fault][] {
  return [...pages].flatMap(([path, page]) =>
    Object.entries(page.alternates).flatMap(([tag, url]): [string, Fault][] => {
      const sister = pages.get(pathOf(url));
      const isSame = sister && alternatesText(sister) === alternatesText(page);
      return isSame ? [] : [[path, { rule: 'hreflang that is not answered', at: 'head', found: `${tag} ${url}` }]];
    }),
  );
}

/** Reports titles and descriptions that two indexable pages of a language share. Skips pages with another canonical. */
export function doubleFaults(pages: ReadonlyMap<string, PageHead>, pathOf: Path): [string, Fault][] {
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
