import { LOCALES } from '../lib/config/constants';
import type { Locale } from '../lib/i18n/locales';
import { PAGE_BUDGETS } from './budgets';
import { test } from './journey';
import { visit } from './page-visit';
import { PAGES } from './routes';

/** One page of each template: the colours of dark mode are looked at on these, and on all in the full run. */
const DARK_TOO = ['home', 'search', 'listing', 'content', 'contact-us', 'contact-us-for-sell'];

/** Two visits that most of the pages need: half in Thai on a phone, half in English on a desktop. The full run has all. */
function isEveryDay(device: string, locale: Locale, at: number, path: string): boolean {
  const isEven = at % 2 === 0;
  if (device === 'phone') return locale === 'th-th' && (isEven || path in PAGE_BUDGETS);
  return locale === 'en-us' && (!isEven || path === '');
}

for (const device of ['phone', 'desktop'] as const) {
  test.describe(`on a ${device}`, () => {
    if (device === 'phone') test.use({ deviceScaleFactor: 2 });

    for (const locale of LOCALES) {
      for (const [at, page] of PAGES.entries()) {
        const path = page.path === '/' ? '' : page.path;
        const isFull = !isEveryDay(device, locale, at, path);
        test(`${locale}: R1 L1 ${page.name} loads in place, is within its budget, accessible and no wider than its window, and has a sister`, {
          tag: isFull ? [`@${device}`, '@full'] : `@${device}`,
        }, async ({ page: browserPage }) => {
          const budget = device === 'phone' ? PAGE_BUDGETS[path] : undefined;
          await visit(browserPage, { locale, path, budget, isDarkToo: isFull || DARK_TOO.includes(page.name) });
        });
      }
    }
  });
}
