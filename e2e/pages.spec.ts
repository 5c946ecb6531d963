import { LOCALES } from '../lib/config/constants';
import type { Locale } from '../lib/i18n/locales';
import { PAGE_BUDGETS } from './budgets';
import { test } from './journey';
import { visit } from './page-visit';
import { PAGES } from './routes';

/** Pages whose dark mode colours are checked in every run. The full run checks all pages. */
const DARK_TOO = {
  phone: ['home', 'properties', 'listing', 'contact-us-for-sell'],
  desktop: ['content'],
};

/** Pages that every run also walks by keyboard, in forced colours and in the other language. */
const WALKED = ['home', 'listing', 'contact-us-for-sell', 'compare'];

/** Pages with the same template, or mostly the same blocks, as another page of the list. */
const REPEATED_TEMPLATES = [
  'about-us',
  'join-us',
  'our-team',
  'our-works-content',
  'below-market-price',
  'investment-properties',
  'new-renovated',
  'company-profile',
  'our-team-content',
  'privacy',
  'our-works',
  'contents',
  'contact-us',
  'listing-enquire',
  'search',
  'search-request',
  'area',
];

/**
 * `npm test` visits one page of each template: half of them in Thai on a phone, the others in English on a desktop. The
 * full run visits all.
 */
function isEveryDay(device: string, locale: Locale, at: number, name: string, path: string): boolean {
  if (REPEATED_TEMPLATES.includes(name)) return false;
  const isEven = at % 2 === 0;
  if (device === 'phone') return locale === 'th-th' && (isEven || path in PAGE_BUDGETS);
  return locale === 'en-us' && !isEven && !(path in PAGE_BUDGETS);
}

for (const device of ['phone', 'desktop'] as const) {
  for (const locale of LOCALES) {
    for (const [at, { name, path: address }] of PAGES.entries()) {
      const path = address === '/' ? '' : address;
      const budget = device === 'phone' ? PAGE_BUDGETS[path] : undefined;
      const isFull = !isEveryDay(device, locale, at, name, path);

      test.describe(`on a ${device}`, () => {
        // Budgets apply to a device pixel ratio of 2. Other pages use 1, which is faster to draw.
        test.use({ deviceScaleFactor: budget === undefined ? 1 : 2 });

        test(
          `${locale}: R1 L1 ${name} keeps its budget, shifts nothing, is accessible and fits every width`,
          {
            tag: isFull ? [`@${device}`, '@full'] : `@${device}`,
          },
          ({ page }) =>
            visit(page, {
              locale,
              path,
              budget,
              isDarkToo: isFull || DARK_TOO[device].includes(name),
              isWalked: isFull || WALKED.includes(name),
            }),
        );
      });
    }
  }
}
