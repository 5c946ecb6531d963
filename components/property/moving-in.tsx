import { useTranslations } from 'next-intl';
import type { Listing } from '@/lib/content/collections';
import { formatBaht } from '@/lib/i18n/numbers';
import { Block } from './listing-sections';

type Props = { rent: number; terms: NonNullable<Listing['leaseTerms']> };

/** What a tenant pays on the day of moving in. */
export function MovingIn({ rent, terms: { depositMonths, advanceMonths } }: Props) {
  const t = useTranslations('MovingIn');
  const rows = [
    { name: t('advance', { count: advanceMonths }), amount: Math.round(advanceMonths * rent) },
    { name: t('deposit', { count: depositMonths }), amount: Math.round(depositMonths * rent) },
  ].filter(({ amount }) => amount > 0);
  if (rows.length === 0) return null;
  return (
    <Block id="moving-in" title={t('title')}>
      <dl className="max-w-xl border-line border-t">
        {rows.map(({ name, amount }) => (
          <div key={name} className="fact grid-cols-[1fr_auto]">
            <dt className="text-muted">{name}</dt>
            <dd className="text-right tabular-nums">{formatBaht(amount)}</dd>
          </div>
        ))}
        <div className="fact grid-cols-[1fr_auto] font-semibold">
          <dt>{t('total')}</dt>
          <dd className="text-right tabular-nums">{formatBaht(rows.reduce((sum, { amount }) => sum + amount, 0))}</dd>
        </div>
      </dl>
      <p className="mt-2 text-muted text-sm">{t('note')}</p>
    </Block>
  );
}
