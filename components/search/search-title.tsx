import { getTranslations } from 'next-intl/server';
import { BANGKOK } from 'thai-property-search/documents';
import { HOUSES } from 'thai-property-search/listing-choices';
import { type SearchParams, serialiseSearchParams } from 'thai-property-search/params';
import { isHome } from '@/lib/content/areas';
import type { Places } from '@/lib/content/places.server';
import { type Locale, localizedText } from '@/lib/i18n/locales';
import { type ActiveFilter, activeFilters, type FilterName } from '@/lib/search/filters';
import { createFilterLabel, useFilterLabel } from './filter-words';
import { RecentSearchRecorder } from './recent-searches';

/** Maximum number of other filters after type and place, because tabs and result pages show little of a title. */
const MAX_OTHER_FILTERS = 3;

/** The name of a search, from its words or its filters: a short `heading`, and a longer `title` for the document. */
export async function searchTitle(
  params: SearchParams,
  places: Places,
  locale: Locale,
): Promise<{ heading: string; title: string }> {
  const t = await getTranslations({ locale });
  const { q, condition } = params;
  if (q !== '') {
    const heading = t('Search.titleFor', { query: q });
    return { heading, title: heading };
  }
  const active = activeFilters(params);
  const inHeading = headingFilters(params, places);
  const labelOf = createFilterLabel(t, locale, places);
  const label = ({ name, only }: ActiveFilter) => labelOf(name, { ...only, deal: only.deal ?? params.deal });
  const others = [...new Set(active.filter(({ name }) => !inHeading.has(name)).map(label))];
  const headingParts = [await kindAndPlace(params, places, locale)];
  if (condition !== undefined) headingParts.push(t(`Condition.${condition}`));
  const otherParts = others.length > MAX_OTHER_FILTERS ? [t('SearchTitle.filters', { count: others.length })] : others;
  return {
    heading: active.some(({ name }) => inHeading.has(name)) ? headingParts.join(' · ') : t('Search.title'),
    title: active.length > 0 ? [...headingParts, ...otherParts].join(' · ') : t('Search.title'),
  };
}

/** The filters that the heading covers. The chips below it show the others. */
function headingFilters(params: SearchParams, places: Places): ReadonlySet<FilterName> {
  return new Set<FilterName>([
    ...(['q', 'deal', 'province', 'district', 'condition'] as const),
    ...(isTypeInHeading(params.types) ? (['types'] as const) : []),
    ...(stationOf(params, places) === undefined ? [] : (['stations'] as const)),
  ]);
}

/** Whether the heading's word covers the types exactly: a single type, or every type of house. */
const isTypeInHeading = (types: SearchParams['types']) =>
  types.length === 1 || (kindOf(types) === 'houses' && HOUSES.every((house) => types.includes(house)));

/** One word for the types, or a more general one if they have no common word. */
function kindOf([type, second, ...others]: SearchParams['types']) {
  if (type === undefined || second === undefined) return type ?? 'any';
  const all = [type, second, ...others];
  if (all.every((each) => HOUSES.includes(each))) return 'houses';
  return all.some(isHome) ? 'any' : 'property';
}

async function kindAndPlace(params: SearchParams, places: Places, locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'SearchTitle' });
  return t('of', {
    kind: t(`kind.${kindOf(params.types)}`),
    deal: params.deal ?? 'any',
    where: await placeText(params, places, locale),
    near: await stationText(params, places, locale),
  });
}

async function placeText({ province, district }: SearchParams, { provinces, districts }: Places, locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'SearchTitle' });
  const name = (place: { name: { th: string; en: string } } | undefined) =>
    place ? localizedText(place.name, locale).text : '';
  const names = { province: name(provinces.get(province ?? '')), district: name(districts.get(district ?? '')) };
  if (names.district) return t(province === BANGKOK ? 'bangkokDistrict' : 'district', names);
  if (names.province) return t(province === BANGKOK ? 'bangkok' : 'province', names);
  return '';
}

/** The station with its system, such as `BTS On Nut`, because stations of two systems may share a name. */
async function stationText(params: SearchParams, places: Places, locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'SearchTitle' });
  const station = stationOf(params, places);
  return station
    ? t('near', { station: `${station.id.split('-')[0]} ${localizedText(station.name, locale).text}` })
    : '';
}

const stationOf = ({ stations: [id = '', second] }: SearchParams, { stations }: Places) =>
  second === undefined ? stations.get(id) : undefined;

/** Adds a search to the device's recent ones. Map bounds, order, view and page do not make it another search. */
export function SearchHistoryRecorder({ params, places }: { params: SearchParams; places: Places }) {
  const plain: SearchParams = { ...params, bbox: undefined, sort: undefined, view: 'list', page: 1 };
  const label = useSearchLabel(plain, places);
  const query = serialiseSearchParams(plain);
  return query === '' ? null : <RecentSearchRecorder label={label} query={query} />;
}

function useSearchLabel(params: SearchParams, places: Places): string {
  const labelOf = useFilterLabel(places);
  const filters = activeFilters({ ...params, q: '' });
  return [params.q, ...filters.map(({ name, only }) => labelOf(name, { ...only, deal: params.deal }))]
    .filter((part) => part !== '')
    .join(' · ');
}
