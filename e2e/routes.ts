import { ROUTES, routePath } from '../lib/navigation/routes';

const IDS: Record<string, string> = {
  listing: 'rm-1001',
  'listing-enquire': 'rm-1001',
  content: 'buying-costs-explained',
  'our-team-content': 'why-rommai-began-in-2011',
  'our-works-content': 'lat-phrao-71-townhouse',
  project: 'baan-rommai-on-nut-1034',
};

const AREA = { type: 'condo', place: 'watthana-bangkok' };

/**
 * Excludes the thank-you pages, which belong to one visitor (seller-answers.http.spec.ts, enquiry.http.spec.ts), and
 * further pages of an area, which are like its first page (area-pages.http.spec.ts).
 */
const SHARED = ROUTES.filter(({ name }) => !name.endsWith('-sent') && name !== 'area-page');

/** One real page of each route of the specification, as a path without locale. */
export const PAGES = SHARED.map(({ name }) => ({
  name,
  path: routePath(name, { page: 1, id: IDS[name] ?? '', ...AREA }),
}));

export const LOCALE_PAGES = (['en-us', 'th-th'] as const).flatMap((locale) =>
  PAGES.map(({ name, path }) => ({ locale, name, path, address: `/${locale}${path === '/' ? '' : path}` })),
);
