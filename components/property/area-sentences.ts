import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { type AreaKind, namedKind } from '@/lib/content/area-kinds';
import type { Area } from '@/lib/content/areas';
import type { Listing } from '@/lib/content/collections';
import type { Locale } from '@/lib/i18n/locales';
import { type AreaFact, areaFacts } from '@/lib/property/area-facts';
import type { AreaStats } from '@/lib/property/area-stats';
import { areaLabels } from './area-labels';

type Described = {
  readonly area: Area;
  readonly kind: AreaKind;
  readonly homes: readonly Listing[];
  readonly stats: AreaStats;
  /** The statistics of the surrounding area. */
  readonly wider: AreaStats | null;
};

async function sentenceValues({ area, kind, homes, stats }: Described, locale: Locale) {
  const [t, { place }] = await Promise.all([getTranslations({ locale, namespace: 'AreaPage' }), areaLabels(locale)]);
  const count = stats.sale + stats.rent;
  const named = namedKind(kind, homes);
  const common = {
    homes: t(`homes.${named === 'property' ? 'propertySaid' : named}`, { count }),
    place: place(area),
    wider: place({ province: area.province }),
  };
  return ({ values }: AreaFact) => ({ ...common, ...values });
}

const factsOf = ({ kind, stats, wider }: Described) => areaFacts(stats, kind === 'land' ? 'sqwah' : 'sqm', wider);

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

/**
 * The sentences as plain text, for search engines and link previews. Leaves out sizes, so that prices are not cut off.
 */
export async function areaDescription(described: Described, locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'AreaPage' });
  const valuesOf = await sentenceValues(described, locale);
  const plain = (figure: string) => figure;
  const sentences = factsOf(described)
    .flat()
    .filter(({ messageKey }) => !messageKey.startsWith('size'))
    .map((fact) => t.markup(`fact.${fact.messageKey}`, { ...valuesOf(fact), strong: plain }));
  return [...sentences, t('checked')].join(' ');
}
