const LOCALES = ['th-th', 'en-us'];

/** A page of each kind that visitors come to first, as a path without locale. */
const KINDS = [
  '',
  '/properties/1',
  '/search',
  '/listings/rm-1001',
  '/contents/buying-costs-explained',
  '/contact-us-for-sell',
];

/** Homes with many pictures, below the market and to rent: on a phone these have their paint bounded too. */
const OTHER_LISTINGS = ['/th-th/listings/rm-1009', '/en-us/listings/rm-2007', '/en-us/listings/rm-1017'];

const KIND_PAGES = KINDS.flatMap((kind) => LOCALES.map((locale) => `/${locale}${kind}`));

/** What is judged: each kind of page in both languages on a phone and on a desktop, and further listing pages on a phone. */
export const VISITS = [
  ...KIND_PAGES.flatMap((page) => [
    { page, form: 'mobile' },
    { page, form: 'desktop' },
  ]),
  ...OTHER_LISTINGS.map((page) => ({ page, form: 'mobile' })),
];
