import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { startServer } from '../e2e/server';
import { chromiumPath } from './chromium.mjs';
import { breakText, MOST_BAD_BREAKS, thaiBreaks } from './line-breaks/thai-pages';

const HELP = `npm run line-breaks [-- --url ADDRESS] [-- --all]

Counts the line breaks of eleven Thai pages at 360, 390 and 1440 px, and prints those that hinder a reader: inside a
word, a name or a date, or between a number and its unit. Starts a server with the last build, or opens the site at
ADDRESS. \`--all\` prints every break, to find words that lib/i18n/line-breaks.ts lacks. Exits with 1 if more than
${MOST_BAD_BREAKS} are bad.
`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { url: { type: 'string' }, all: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  if (values.help) return console.log(HELP);
  const server = values.url === undefined ? await startServer({}) : undefined;
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    // tsx adds calls of this helper to the function that runs in the page.
    await page.addInitScript('globalThis.__name = (named) => named');
    const found = await thaiBreaks(page, server?.url ?? values.url ?? '');
    const bad = found.filter(({ fault }) => fault !== undefined);
    for (const each of values.all ? found : bad) console.log(breakText(each));
    console.log(`${bad.length} bad of ${found.length} breaks`);
    process.exitCode = bad.length > MOST_BAD_BREAKS ? 1 : 0;
  } finally {
    await browser.close();
    await server?.stop();
  }
}

await main();
