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

/** What a search is called: its words, or the kind of home and the place, where that is all. */
export async function searchTitle(params: SearchParams, places: Places, locale: Locale): Promise<string> {
  const t = await getTranslations({ locale });
  const { q, types, deal = 'any', province } = params;
  if (q !== '') return t('Search.titleFor', { query: q });
  const [type = 'any'] = types;
  const isNamed = isSimple(params) && (type !== 'any' || deal !== 'any' || province !== undefined);
  if (!isNamed) return t('Search.title');
  const place = await where(params, places, locale);
  return t('SearchTitle.of', { kind: t(`SearchTitle.kind.${type}`), deal, where: place });
}
