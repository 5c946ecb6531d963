import { useLocale, useTranslations } from 'next-intl';
import { ANY_SEARCH, PARAM_NAMES, type SearchParams, serialiseSearchParams } from 'thai-property-search/params';
import type { Places } from '@/lib/content/places.server';
import { formatBaht } from '@/lib/i18n/numbers';
import { words } from '@/lib/i18n/words';
import { RecentSearchMark } from './recent-search-mark';

/** A short label for a search: words, types, deal, places, maximum price and bedrooms. */
function useSearchLabel(params: SearchParams, { provinces, districts, stations }: Places): string {
  const t = useTranslations();
  const locale = useLocale();
  const { q, deal, types, province, district, bedsMin, priceMax } = params;
  const place = districts.get(district ?? '') ?? provinces.get(province ?? '');
  const named = [...params.stations.map((id) => stations.get(id)), place].flatMap((station) => station ?? []);
  const parts = [
    q,
    ...types.map((type) => t(`PropertyType.${type}`)),
    deal && t(`Search.wants.${deal}`),
    ...new Set(named.map(({ name }) => words(name, locale).text)),
    priceMax && t('Search.chip.priceMax', { price: formatBaht(priceMax) }),
    bedsMin && t('Chip.bedsMin', { count: bedsMin }),
  ].filter(Boolean);
  const count = PARAM_NAMES.filter((name) => String(params[name] ?? '') !== String(ANY_SEARCH[name] ?? '')).length;
  return parts.join(' · ') || t('Suggest.filters', { count });
}

/**
 * Adds a search with words or filters to the recent searches on the visitor's device. Map bounds, sort order, view and
 * page do not make it a different search.
 */
export function OpenedSearch({ params, places }: { params: SearchParams; places: Places }) {
  const plain: SearchParams = { ...params, bbox: undefined, sort: undefined, view: 'list', page: 1 };
  const label = useSearchLabel(plain, places);
  const query = serialiseSearchParams(plain);
  return query === '' ? null : <RecentSearchMark label={label} query={query} />;
}
