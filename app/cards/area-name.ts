import { getTranslations } from 'next-intl/server';
import { BANGKOK } from '@/lib/content/bangkok';
import { places } from '@/lib/content/places.server';
import type { Locale } from '@/lib/i18n/locales';
import { words } from '@/lib/i18n/words';

type Area = { districtCode: string; provinceCode: string };
type Place = { name: { th: string; en: string } };

/** District and province in a language, as on pages. */
export async function areaName({ districtCode, provinceCode }: Area, locale: Locale): Promise<string> {
  const [{ districts, provinces }, t] = await Promise.all([places(), getTranslations({ locale, namespace: 'Place' })]);
  const name = (place: Place | undefined) => (place ? words(place.name, locale).text : '');
  return t(provinceCode === BANGKOK ? 'bangkok' : 'province', {
    district: name(districts.get(districtCode)),
    province: name(provinces.get(provinceCode)),
  });
}
