/** Addresses that visitors request, one of each kind: pages, data, files, redirects and missing pages. */
export const PAGES = [
  '/',
  '/en-us',
  '/th-th',
  '/en-us/listings/rm-1001',
  '/th-th/listings/rm-1002',
  '/th-th/properties/1',
  '/en-us/properties',
  '/th-th/search',
  '/en-us/search?q=condo',
  '/en-us/our-team',
  '/th-th/contact-us-for-sell',
  '/en-us/listings/rm-1001/enquire',
  '/en-us/nope',
  '/robots.txt',
  '/builds/latest.json',
  '/api/contact-widgets',
  '/api/places',
  '/api/nope',
];

/** The cached pages: an injection into one of them would reach all visitors. */
export const KEPT = PAGES.filter((page) => /^\/(?:en-us|th-th)/.test(page));
