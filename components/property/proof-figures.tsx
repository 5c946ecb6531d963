import { useTranslations } from 'next-intl';
import type { Listing, Work } from '@/lib/content/collections';
import { formatNumber } from '@/lib/i18n/numbers';
import type { PriceEvidence } from '@/lib/property/comparables';
import { median } from '@/lib/property/price';

const CHECKED_WITHIN_DAYS = 30;
const DAY_MS = 86_400_000;

type Props = {
  homes: readonly Listing[];
  works: readonly Work[];
  /** Of all homes that staff call below the market. */
  evidence: ReadonlyMap<string, PriceEvidence>;
  now: number;
};

/** What the content proves in at most four figures. A figure without content is left out. */
export function ProofFigures({ homes, works, evidence, now }: Props) {
  const t = useTranslations('Home.figures');
  const sale = homes.filter(({ deal }) => deal === 'sale').length;
  const since = now - CHECKED_WITHIN_DAYS * DAY_MS;
  const checked = homes.filter(({ verifiedAt = '' }) => Date.parse(verifiedAt) >= since).length;
  const below = [...evidence.values()].map(({ percentBelow }) => percentBelow);
  const done = works.filter(
    ({ workType, finishedAt }) => workType !== 'resale' && Date.parse(finishedAt) <= now,
  ).length;
  const figures = [
    { key: 'homes', value: homes.length, text: t('homes', { count: homes.length, sale, rent: homes.length - sale }) },
    { key: 'checked', value: checked, text: t('checked', { count: homes.length, days: CHECKED_WITHIN_DAYS }) },
    {
      key: 'below',
      value: below.length === 0 ? 0 : Math.round(median(below)),
      unit: '%',
      text: t('below', { count: below.length }),
    },
    { key: 'works', value: done, text: t('works', { count: done }) },
  ].filter(({ value }) => value > 0);
  return (
    <ul aria-label={t('label')} className="proof-figures">
      {figures.map(({ key, value, unit = '', text }) => (
        <li key={key}>
          <strong>{formatNumber(value) + unit}</strong> {text}
        </li>
      ))}
    </ul>
  );
}
