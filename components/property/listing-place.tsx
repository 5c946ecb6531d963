import { useLocale, useTranslations } from 'next-intl';
import { BANGKOK } from 'thai-property-search/bangkok';
import type { Listing } from '@/lib/content/collections';
import type { Places } from '@/lib/content/places.server';
import { words } from '@/lib/i18n/words';

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
