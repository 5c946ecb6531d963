import { parseArgs } from 'node:util';
import { type APIRequestContext, request as requests } from '@playwright/test';
import type { ReadPage } from '../e2e/read-page';
import { startServer } from '../e2e/server';
import { readSitemap } from '../e2e/sitemap';
import { LOCALES } from '../lib/config/constants';
import { LOCALE_FACTS, type Locale } from '../lib/i18n/locales';
import { type FileCounts, fileFaults, linkFaults } from './crawl/link-faults';
import { LISTING_PATH, listingFaults } from './crawl/listing-faults';
import type { Fault, PageTree } from './crawl/page-tree';
import { alternateFaults, contentFaults, duplicateFaults, headFaults, markupFaults } from './crawl/structure-faults';
import { robotsRules, type Walk, walk } from './crawl/walk';
import { MESSAGES, untranslatedMessages, wordFaults } from './crawl/word-faults';

const HELP = `npm run crawl [-- --url ADDRESS]

Crawls the whole site: starts at / in both languages and at every URL of the sitemap, follows every link, and checks
each page, link, fragment, image and file. Starts a server with the last build, or crawls the site at ADDRESS. Skips
the URLs that robots.txt disallows, and counts them.

Prints how many items it checked, then each fault with its page and element. Exits with 1 if it found a fault:
  pages        status, language, title, description, canonical URL, counterpart in the other language
  markup       headings, accessible names, ids, references and nesting, by the rules of html-validate
  links        the target page and fragment exist; external https, tel and mailto links are well formed
  images       every size loads, is not empty, and has a width, a height and alternative text; scripts, styles,
               fonts and videos load
  words        no programming leftovers, no message keys, no words of the other language, dates of the right era
  listings     price, size, type, place, images, agent, facts and map
`;

const check = (page: ReadPage, tree: PageTree, locale: Locale): Fault[] => [
  ...headFaults(page, locale),
  ...markupFaults(page.html),
  ...contentFaults(tree),
  ...wordFaults(tree, locale, page.path),
  ...(LISTING_PATH.test(page.path) ? listingFaults(tree, locale) : []),
];

async function crawl(request: APIRequestContext, url: string): Promise<string[]> {
  const entries = await readSitemap(request);
  const robots = await request.get('/robots.txt');
  const own = new URL(entries[0]?.url ?? url).origin;
  const pathOf = (address: string) =>
    URL.canParse(address) ? new URL(address).pathname + new URL(address).search : '';
  const starts = ['/', ...LOCALES.map((locale) => `/${locale}`), ...entries.map((entry) => pathOf(entry.url))];
  const origins = [new URL(url).origin, own];
  const walked = await walk({ request, origins, forbidden: robotsRules(await robots.text()), check }, starts);
  const files = await fileFaults(request, [...walked.references.values()], origins);
  const heads = new Map([...walked.pages].map(([path, { head }]) => [path, head]));
  const faults: [string, Fault][] = [
    ...linkFaults(walked),
    ...files.faults,
    ...duplicateFaults(heads, pathOf),
    ...alternateFaults(heads, pathOf),
    ...[...walked.pages].flatMap(([path, page]) => page.faults.map((fault): [string, Fault] => [path, fault])),
  ];
  for (const line of countLines(walked, files.counts)) console.log(line);
  return [
    ...faultLines(faults),
    ...untranslatedMessages(MESSAGES['en-us'], MESSAGES['th-th']).map((text) => `not translated · ${text}`),
  ];
}

function countLines({ pages, others, references, leftOut }: Walk, files: FileCounts): string[] {
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

function faultLines(faults: readonly (readonly [path: string, fault: Fault])[]): string[] {
  const groups = new Map<string, string[]>();
  for (const [path, { rule, at, found }] of faults) {
    const key = `${rule} · ${at} · ${found}`;
    groups.set(key, [...(groups.get(key) ?? []), path]);
  }
  return [...groups].map(
    ([key, paths]) => `${key}\n    ${paths[0]}${paths.length > 1 ? ` and ${paths.length - 1} more pages` : ''}`,
  );
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { url: { type: 'string' }, help: { type: 'boolean' } } });
  if (values.help) return console.log(HELP);
  const start = Date.now();
  const server = values.url === undefined ? await startServer({}) : undefined;
  const url = server?.url ?? values.url ?? '';
  const request = await requests.newContext({ baseURL: url, extraHTTPHeaders: { 'accept-encoding': 'identity' } });
  try {
    const faults = await crawl(request, url);
    for (const fault of faults) console.error(fault);
    console.log(`${faults.length} faults in ${Math.round((Date.now() - start) / 1000)} s`);
    process.exitCode = faults.length === 0 ? 0 : 1;
  } finally {
    await request.dispose();
    await server?.stop();
  }
}

await main();
