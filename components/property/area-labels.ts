import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { BANGKOK } from 'thai-property-search/documents';
import { type Area, type AreaKind, isHome, type NamedKind, namedKind } from '@/lib/content/areas';
import type { Listing } from '@/lib/content/collections';
import { unbroken } from '@/lib/i18n/line-breaks';
import { type Locale, localizedText } from '@/lib/i18n/locales';
import { type AreaFact, type AreaStats, areaFacts, type Offer } from '@/lib/property/area-facts';

type Place = Pick<Area, 'province' | 'district'>;

export type AreaLabels = Awaited<ReturnType<typeof areaLabels>>;

export async function areaLabels(locale: Locale) {
  const t = await getTranslations({ locale });
  const names = ({ province, district }: Place) => ({
    province: unbroken(localizedText(province.name, locale).text),
    district: district === undefined ? '' : unbroken(localizedText(district.name, locale).text),
  });
  const kindName = (kind: NamedKind) => t(`SearchTitle.kind.${kind === 'homes' ? 'any' : kind}`);
  /** `Watthana, Bangkok`, `เขตวัฒนา กรุงเทพฯ` */
  const place = (area: Place) => t(`AreaPage.place.${level(area)}`, names(area));
  const short = (area: Place) => t(`AreaPage.short.${level(area)}`, names(area));
  const title = (area: Place, kind: NamedKind, offer: Offer, name = place(area)) =>
    t('AreaPage.title', { kind: kindName(kind), offer, place: name });
  return {
    place,
    /** Without the province, if it is clear from the context: `Watthana`, `เขตวัฒนา`. */
    short,
    kindName,
    /** `1 home`, or `1 property` for land and shophouses, which are not homes. */
    counted: (kind: NamedKind, count: number) =>
      isHome(kind) ? t('Category.homes', { count }) : t('AreaPage.homes.property', { count }),
    title: (area: Place, kind: NamedKind, offer: Offer) => title(area, kind, offer),
    shortTitle: (area: Place, kind: NamedKind, offer: Offer) => title(area, kind, offer, short(area)),
    /** `Condos in Watthana, Bangkok`: for links, without the kind of offer. */
    all: (area: Place, kind: NamedKind) => t('AreaPage.all', { kind: kindName(kind), place: place(area) }),
  };
}

const level = ({ province, district }: Place) => {
  if (district === undefined) return province.id === BANGKOK ? 'bangkok' : 'province';
  return province.id === BANGKOK ? 'bangkokDistrict' : 'district';
};

type Described = {
  readonly area: Area;
  /** The name of a project in the area, if the sentences are about its listings only. */
  readonly name?: string;
  readonly kind: AreaKind;
  readonly homes: readonly Listing[];
  readonly stats: AreaStats;
  readonly wider: AreaStats | null;
};

/** Sentences about an area, in paragraphs. `strong` formats the important figures. */
export async function areaSentences(
  described: Described,
  locale: Locale,
  strong: (figure: ReactNode) => ReactNode,
): Promise<{ key: string; sentence: ReactNode }[][]> {
  const t = await getTranslations({ locale, namespace: 'AreaPage.fact' });
  const valuesOf = await sentenceValues(described, locale);
  return factsOf(described).map((facts) =>
    facts.map((fact) => ({ key: fact.messageKey, sentence: t.rich(fact.messageKey, { ...valuesOf(fact), strong }) })),
  );
}

/** The sentences as plain text, for search engines and link previews. Leaves out sizes, so that prices fit. */
export async function areaDescription(described: Described, locale: Locale): Promise<string[]> {
  const t = await getTranslations({ locale, namespace: 'AreaPage' });
  const valuesOf = await sentenceValues(described, locale);
  const plain = (figure: string) => figure;
  const sentences = factsOf(described)
    .flat()
    .filter(({ messageKey }) => !messageKey.startsWith('size'))
    .map((fact) => t.markup(`fact.${fact.messageKey}`, { ...valuesOf(fact), strong: plain }));
  return [...sentences, t('checked')];
}

async function sentenceValues({ area, name, kind, homes, stats }: Described, locale: Locale) {
  const [t, { place }] = await Promise.all([getTranslations({ locale, namespace: 'AreaPage' }), areaLabels(locale)]);
  const count = stats.sale + stats.rent;
  const named = namedKind(kind, homes);
  const common = {
    homes: t(`homes.${named === 'property' ? 'propertySaid' : named}`, { count }),
    place: name ?? place(area),
    wider: place({ province: area.province }),
  };
  return ({ values }: AreaFact) => ({ ...common, ...values });
}

const factsOf = ({ kind, stats, wider }: Described) => areaFacts(stats, kind === 'land' ? 'sqwah' : 'sqm', wider);
