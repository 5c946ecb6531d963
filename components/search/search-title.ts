import { getTranslations } from 'next-intl/server';
import { BANGKOK } from '@/lib/content/bangkok';
import type { Places } from '@/lib/content/places.server';
import type { Locale } from '@/lib/i18n/locales';
import { words } from '@/lib/i18n/words';
import { isSimple } from '@/lib/search/indexing';
import type { SearchParams } from '@/lib/search/params';

async function where({ province, district }: SearchParams, { provinces, districts }: Places, locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'SearchTitle' });
  const name = (place: { name: { th: string; en: string } } | undefined) =>
    place ? words(place.name, locale).text : '';
  const names = { province: name(provinces.get(province ?? '')), district: name(districts.get(district ?? '')) };
  if (names.district) return t(province === BANGKOK ? 'bangkokDistrict' : 'district', names);
  if (names.province) return t(province === BANGKOK ? 'bangkok' : 'province', names);
  return '';
}

/** As people say it, `BTS On Nut`; stations of two systems may share a name. */
async function near({ stations: [id = ''] }: SearchParams, { stations }: Places, locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'SearchTitle' });
  const station = stations.get(id);
  return station ? t('near', { station: `${id.split('-')[0]} ${words(station.name, locale).text}` }) : '';
}

/** What a title says besides the kind and the place: one station, unless it is any of a system, and a condition. */
const notSaid = (params: SearchParams, { stations }: Places): SearchParams => ({
  ...params,
  stations: stations.has(params.stations[0] ?? '') ? params.stations.slice(1) : params.stations,
  condition: undefined,
});

/** What a search is called: its words, or the kind of home, the place and its condition, where that is all. */
export async function searchTitle(params: SearchParams, places: Places, locale: Locale): Promise<string> {
  const t = await getTranslations({ locale });
  const { q, types, deal = 'any', province, stations, condition } = params;
  if (q !== '') return t('Search.titleFor', { query: q });
  const [type = 'any'] = types;
  const says =
    type !== 'any' || deal !== 'any' || [province, stations[0], condition].some((part) => part !== undefined);
  if (!says || !isSimple(notSaid(params, places))) return t('Search.title');
  const title = t('SearchTitle.of', {
    kind: t(`SearchTitle.kind.${type}`),
    deal,
    where: await where(params, places, locale),
    near: await near(params, places, locale),
  });
  return condition === undefined
    ? title
    : t('SearchTitle.condition', { title, condition: t(`Condition.${condition}`) });
}
