import { useLocale, useTranslations } from 'next-intl';
import type { Listing } from '@/lib/content/collections';
import type { Places } from '@/lib/content/places.server';
import { words } from '@/lib/i18n/words';

/** DOPA's code; Bangkok has its own way of naming districts. */
const BANGKOK = '10';

/** District and province in the page's language: `Watthana, Bangkok`, `เขตวัฒนา กรุงเทพฯ`. */
export function useAreaName(places: Places): (districtCode: string, provinceCode: string) => string {
  const locale = useLocale();
  const t = useTranslations('Place');
  return (districtCode, provinceCode) => {
    const name = (text: { th: string; en: string } | undefined) => (text ? words(text, locale).text : '');
    const district = name(places.districts.get(districtCode)?.name);
    const province = name(places.provinces.get(provinceCode)?.name);
    return t(provinceCode === BANGKOK ? 'bangkok' : 'province', { district, province });
  };
}

export function ListingPlace({ listing, places }: { listing: Listing; places: Places }) {
  return useAreaName(places)(listing.address.districtCode, listing.address.provinceCode);
}
