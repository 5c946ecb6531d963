import { getTranslations } from 'next-intl/server';
import { isHome } from '@/lib/content/area-kinds';
import { BANGKOK } from '@/lib/content/bangkok';
import type { Places } from '@/lib/content/places.server';
import type { Locale } from '@/lib/i18n/locales';
import { words } from '@/lib/i18n/words';
import { type ActiveFilter, activeFilters, type FilterName } from '@/lib/search/filters';
import type { SearchParams } from '@/lib/search/params';
import { HOUSES } from '@/lib/search/understand/words-of-homes';
import { filterWords } from './filter-words';

/** A title is read in a tab and in a list of results: it has room for so many filters beside kind and place. */
const OTHERS_AT_MOST = 3;

async function where({ province, district }: SearchParams, { provinces, districts }: Places, locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'SearchTitle' });
  const name = (place: { name: { th: string; en: string } } | undefined) =>
    place ? words(place.name, locale).text : '';
  const names = { province: name(provinces.get(province ?? '')), district: name(districts.get(district ?? '')) };
  if (names.district) return t(province === BANGKOK ? 'bangkokDistrict' : 'district', names);
  if (names.province) return t(province === BANGKOK ? 'bangkok' : 'province', names);
  return '';
}

/** The station of a search near one alone. */
const stationOf = ({ stations: [id = '', second] }: SearchParams, { stations }: Places) =>
  second === undefined ? stations.get(id) : undefined;

/** As people say it, `BTS On Nut`; stations of two systems may share a name. */
async function near(params: SearchParams, places: Places, locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'SearchTitle' });
  const station = stationOf(params, places);
  return station ? t('near', { station: `${station.id.split('-')[0]} ${words(station.name, locale).text}` }) : '';
}

/** One word for several types, as far as there is one. */
function kindOf([type, second, ...others]: SearchParams['types']) {
  if (type === undefined || second === undefined) return type ?? 'any';
  const all = [type, second, ...others];
  if (all.every((one) => HOUSES.includes(one))) return 'houses';
  return all.some(isHome) ? 'any' : 'property';
}

/** Whether the word of the heading says all of the types: one, or every house. */
const isSaid = (types: SearchParams['types']) =>
  types.length === 1 || (kindOf(types) === 'houses' && HOUSES.every((house) => types.includes(house)));

/** The kind of home, to buy or to rent, and where. */
async function kindAndPlace(params: SearchParams, places: Places, locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'SearchTitle' });
  return t('of', {
    kind: t(`kind.${kindOf(params.types)}`),
    deal: params.deal ?? 'any',
    where: await where(params, places, locale),
    near: await near(params, places, locale),
  });
}

/** What the heading of a search says of it; the rest stands below it, filter by filter. */
function saidFilters(params: SearchParams, places: Places): ReadonlySet<FilterName> {
  return new Set<FilterName>([
    ...(['q', 'deal', 'province', 'district', 'condition'] as const),
    ...(isSaid(params.types) ? (['types'] as const) : []),
    ...(stationOf(params, places) === undefined ? [] : (['stations'] as const)),
  ]);
}

/** What a search is called, by its words or by its filters: shorter in the heading, and where it stands for the page. */
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
  const said = saidFilters(params, places);
  const wordsOf = filterWords(t, locale, places);
  const inWords = ({ name, only }: ActiveFilter) => wordsOf(name, { ...only, deal: only.deal ?? params.deal });
  const others = [...new Set(active.filter(({ name }) => !said.has(name)).map(inWords))];
  const says = [await kindAndPlace(params, places, locale)];
  if (condition !== undefined) says.push(t(`Condition.${condition}`));
  const rest = others.length > OTHERS_AT_MOST ? [t('SearchTitle.filters', { count: others.length })] : others;
  return {
    heading: active.some(({ name }) => said.has(name)) ? says.join(' · ') : t('Search.title'),
    title: active.length > 0 ? [...says, ...rest].join(' · ') : t('Search.title'),
  };
}
