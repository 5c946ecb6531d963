import { getTranslations } from 'next-intl/server';
import { ANY_SEARCH, normalizeParams, type SearchParams } from 'thai-property-search/params';
import type { Places } from '@/lib/content/places.server';
import type { Locale } from '@/lib/i18n/locales';
import { formatNumber } from '@/lib/i18n/numbers';
import { activeFilters } from '@/lib/search/filters';
import { searchEngine } from '@/lib/search/search.server';
import { LocalLink } from '../ui/navigation';
import { createChipLabel } from './filter-words';
import { searchPath } from './search-path';

/** What people look for first. Only doors that lead to a home are shown. */
const SEARCHES: readonly Partial<SearchParams>[] = [
  { stations: ['any'] },
  { deal: 'sale', priceMax: 3_000_000 },
  { facts: ['ready-to-transfer'] },
  { facts: ['with-tenant'] },
  { deal: 'rent', priceMax: 30_000 },
];

export async function HomeDoors({ locale, places }: { locale: Locale; places: Places }) {
  const [t, engine] = await Promise.all([getTranslations({ locale }), searchEngine()]);
  const doors = SEARCHES.map((search) => {
    const params = normalizeParams({ ...ANY_SEARCH, ...search });
    return { params, href: searchPath(params), count: engine.count(params) };
  }).filter(({ count }) => count > 0);
  return (
    <ul className="mb-4 flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 sm:flex-wrap md:mb-6">
      {doors.map(({ params, href, count }) => (
        <li key={href} className="shrink-0">
          <LocalLink href={href} className="door">
            {activeFilters(params)
              .map(createChipLabel(t, locale, places, { params, instalments: [] }))
              .join(' · ')}
            <small>{formatNumber(count)}</small>
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
