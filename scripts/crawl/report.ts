import { LOCALES } from '../../lib/config/constants';
import { LOCALE_FACTS } from '../../lib/i18n/locales';
import type { Fault } from './fault';
import type { FileCounts } from './file-faults';
import type { Walk } from './walk';

/** The numbers of checked and skipped items, one line each. */
export function countLines({ pages, others, references, leftOut }: Walk, files: FileCounts): string[] {
  const all = [...pages.values()];
  const different = [...references.values()];
  const outside = different.flatMap(({ target }) => (target.to === 'outside' ? [target.href.split(':')[0]] : []));
  const redirects = [...others.values()].filter(({ location }) => location !== undefined).length;
  return [
    ...LOCALES.map(
      (locale) => `pages in ${LOCALE_FACTS[locale].name}: ${all.filter((page) => page.locale === locale).length}`,
    ),
    `links and other references: ${all.reduce((sum, page) => sum + page.references.length, 0)}, ${different.length} of them different`,
    `links to fragments: ${different.filter(({ target }) => target.to === 'site' && target.fragment !== '').length}`,
    `links to files, feeds and errors: ${others.size - redirects}; to redirects: ${redirects}`,
    ...Object.entries(files).map(([kind, count]) => `fetched as ${kind}: ${count}`),
    ...[...new Set(outside)].map(
      (scheme) => `not fetched, ${scheme} outside: ${outside.filter((each) => each === scheme).length}`,
    ),
    ...[...leftOut].map(([rule, addresses]) => `not fetched, robots.txt ${rule}: ${addresses.size}`),
  ];
}

/** Formats each fault with its element and page. Groups equal faults of several pages into one, with a count. */
export function faultLines(faults: readonly (readonly [path: string, fault: Fault])[]): string[] {
  const groups = new Map<string, string[]>();
  for (const [path, { rule, at, found }] of faults) {
    const key = `${rule} · ${at} · ${found}`;
    groups.set(key, [...(groups.get(key) ?? []), path]);
  }
  return [...groups].map(
    ([key, paths]) => `${key}\n    ${paths[0]}${paths.length > 1 ? ` and ${paths.length - 1} more pages` : ''}`,
  );
}
