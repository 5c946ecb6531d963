import { getTranslations } from 'next-intl/server';
import { BANGKOK } from 'thai-property-search/bangkok';
import { isHome, type NamedKind } from '@/lib/content/area-kinds';
import type { Area } from '@/lib/content/areas';
import type { Locale } from '@/lib/i18n/locales';
import { words } from '@/lib/i18n/words';
import type { Offer } from '@/lib/property/area-facts';

type Place = Pick<Area, 'province' | 'district'>;

const level = ({ province, district }: Place) => {
  if (district === undefined) return province.id === BANGKOK ? 'bangkok' : 'province';
  return province.id === BANGKOK ? 'bangkokDistrict' : 'district';
};

/** The names of areas and their pages, for sentences, headings and links. */
export async function areaLabels(locale: Locale) {
  const t = await getTranslations({ locale });
  const names = ({ province, district }: Place) => ({
    province: words(province.name, locale).text,
    district: district === undefined ? '' : words(district.name, locale).text,
  });
  const kindName = (kind: NamedKind) => t(`SearchTitle.kind.${kind === 'homes' ? 'any' : kind}`);
  /** `Watthana, Bangkok`, `เขตวัฒนา กรุงเทพฯ` */
  const place = (area: Place) => t(`AreaPage.place.${level(area)}`, names(area));
  return {
    place,
    /** Without the province, if it is clear from the context: `Watthana`, `เขตวัฒนา`. */
    short: (area: Place) => t(`AreaPage.short.${level(area)}`, names(area)),
    kindName,
    /** `1 home`, or `1 property` for land and shophouses, which are not homes. */
    counted: (kind: NamedKind, count: number) =>
      isHome(kind) ? t('Category.homes', { count }) : t('AreaPage.homes.property', { count }),
    title: (area: Place, kind: NamedKind, offer: Offer) =>
      t('AreaPage.title', { kind: kindName(kind), offer, place: place(area) }),
    /** `Condominiums in Watthana, Bangkok`: for links, without the kind of offer. */
    all: (area: Place, kind: NamedKind) => t('AreaPage.all', { kind: kindName(kind), place: place(area) }),
  };
}

export type AreaLabels = Awaited<ReturnType<typeof areaLabels>>;
