const LOCALES = ['th-th', 'en-us'];

/** One page of each kind at which visitors enter the site, as a path without locale. */
const KINDS = [
  '',
  '/properties/1',
  '/search',
  '/listings/rm-1001',
  '/contents/buying-costs-explained',
  '/contact-us-for-sell',
];

/** Listings with many pictures, below the market price and for rent. Their paint on a phone has a limit too. */
const OTHER_LISTINGS = ['/th-th/listings/rm-1009', '/en-us/listings/rm-2007', '/en-us/listings/rm-1017'];

const KIND_PAGES = KINDS.flatMap((kind) => LOCALES.map((locale) => `/${locale}${kind}`));

/** The measured visits: each kind of page in both languages on phone and desktop, and more listing pages on a phone. */
export const VISITS = [
  ...KIND_PAGES.flatMap((page) => [
    { page, form: 'mobile' },
    { page, form: 'desktop' },
  ]),
  ...OTHER_LISTINGS.map((page) => ({ page, form: 'mobile' })),
];
