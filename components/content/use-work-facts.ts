import { useLocale, useTranslations } from 'next-intl';
import type { Work } from '@/lib/content/collections';
import type { Places } from '@/lib/content/places.server';
import { longDate } from '@/lib/i18n/dates';
import { formatBaht, formatNumber } from '@/lib/i18n/numbers';
import { guaranteeEnd } from '@/lib/property/guarantee';
import type { Fact } from '../property/facts-table';
import { useAreaName } from '../property/listing-place';

const FACTS = ['what', 'where', 'when', 'area', 'cost', 'guarantee'] as const;

/** The known facts of a work, in the order of visitors' interest. */
export function useWorkFacts(work: Work, places: Places, keys: readonly (typeof FACTS)[number][] = FACTS): Fact[] {
  const t = useTranslations();
  const locale = useLocale();
  const area = useAreaName(places);
  const { usableAreaSqm, costBand, guaranteeMonths: count, startedAt, finishedAt } = work;
  const values = {
    what: t(`Works.type.${work.workType}`),
    where: area(work.districtCode, work.provinceCode),
    when: t('Works.period', { from: longDate(startedAt, locale), to: longDate(finishedAt, locale) }),
    area: usableAreaSqm && t('Measure.sqm', { value: formatNumber(usableAreaSqm) }),
    cost: costBand && t('Works.costBand', { low: formatBaht(costBand.low), high: formatBaht(costBand.high) }),
    guarantee: count && t('Works.guaranteeUntil', { count, date: longDate(guaranteeEnd(finishedAt, count), locale) }),
  };
  return keys
    .filter((key) => values[key] !== undefined)
    .map((key) => ({ key, name: t(`Works.${key}`), value: values[key] }));
}
