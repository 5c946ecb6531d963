import { parseArgs } from 'node:util';
import { type APIRequestContext, request as requests } from '@playwright/test';
import { startServer } from '../e2e/server';
import { readSitemap } from '../e2e/sitemap';
import { LOCALES } from '../lib/config/constants';
import type { Fault } from './crawl/fault';
import { fileFaults } from './crawl/file-faults';
import { doubleFaults, sisterFaults } from './crawl/head-faults';
import { linkFaults } from './crawl/link-faults';
import { WORDS } from './crawl/message-words';
import { countLines, faultLines } from './crawl/report';
import { robotsRules } from './crawl/robots-rules';
import { sameWords } from './crawl/same-words';
import { walk } from './crawl/walk';

const HELP = `npm run crawl [-- --url ADDRESS]

Reads the whole site as a visitor could: from / in both languages and from every address of the sitemap it follows
every link, and looks at each page, link, part of a page, picture and file. It starts the last build by itself, or
reads the site at ADDRESS. What robots.txt forbids it leaves out and counts.

It prints what it looked at, then each fault with its page and element, and ends with 1 if there is any:
  pages        status, language, title, description, canonical address, sister in the other language
  headings     one h1, no level left out, none empty
  links        lead to a page that is there, to a part that it has; https, tel and mailto outside are well formed
  pictures     each size of each comes, has bytes, width, height and words; so do scripts, styles, fonts, films
  words        nothing that a program left, no key of a message, no word of the other language, dates of the right era
  homes        price, size, kind, place, pictures, agent, facts and map
`;

/** Everything that is wrong with the site at an address; prints what was looked at. */
async function crawl(request: APIRequestContext, url: string): Promise<string[]> {
  const entries = await readSitemap(request);
  const robots = await request.get('/robots.txt');
  const own = new URL(entries[0]?.url ?? url).origin;
  const pathOf = (address: string) =>
    URL.canParse(address) ? new URL(address).pathname + new URL(address).search : '';
  const starts = ['/', ...LOCALES.map((locale) => `/${locale}`), ...entries.map((entry) => pathOf(entry.url))];
  const origins = [new URL(url).origin, own];
  const walked = await walk({ request, origins, forbidden: robotsRules(await robots.text()) }, starts);
  const files = await fileFaults(request, [...walked.references.values()], origins);
  const heads = new Map([...walked.pages].map(([path, { head }]) => [path, head]));
  const faults: [string, Fault][] = [
    ...linkFaults(walked),
    ...files.faults,
    ...doubleFaults(heads, pathOf),
    ...sisterFaults(heads, pathOf),
    ...[...walked.pages].flatMap(([path, page]) => page.faults.map((fault): [string, Fault] => [path, fault])),
  ];
  for (const line of countLines(walked, files.counts)) console.log(line);
  return [
    ...faultLines(faults),
    ...sameWords(WORDS['en-us'], WORDS['th-th']).map((text) => `not translated · ${text}`),
  ];
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
