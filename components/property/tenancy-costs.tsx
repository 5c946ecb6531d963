import { useTranslations } from 'next-intl';
import type { Listing } from '@/lib/content/collections';
import { formatBaht } from '@/lib/i18n/numbers';
import { commonFeeMonthly } from '@/lib/property/home-sums';
import { Block } from './listing-sections';

type CostsProps = {
  id: string;
  title: string;
  rows: readonly { readonly name: string; readonly amount: number }[];
  total: string;
  note: string;
};

function CostRows({ id, title, rows, total, note }: CostsProps) {
  return (
    <Block id={id} title={title}>
      <dl className="max-w-xl border-line border-t">
        {rows.map(({ name, amount }) => (
          <div key={name} className="fact grid-cols-[1fr_auto]">
            <dt className="text-muted">{name}</dt>
            <dd className="text-right tabular-nums">{formatBaht(amount)}</dd>
          </div>
        ))}
        <div className="fact grid-cols-[1fr_auto] font-semibold">
          <dt>{total}</dt>
          <dd className="text-right tabular-nums">{formatBaht(rows.reduce((sum, { amount }) => sum + amount, 0))}</dd>
        </div>
      </dl>
      <p className="mt-2 max-w-prose text-muted text-sm">{note}</p>
    </Block>
  );
}

type MovingInProps = { rent: number; terms: NonNullable<Listing['leaseTerms']> };

/** What a tenant pays on the day of moving in. */
export function MovingIn({ rent, terms: { depositMonths, advanceMonths } }: MovingInProps) {
  const t = useTranslations('MovingIn');
  const rows = [
    { name: t('advance', { count: advanceMonths }), amount: Math.round(advanceMonths * rent) },
    { name: t('deposit', { count: depositMonths }), amount: Math.round(depositMonths * rent) },
  ].filter(({ amount }) => amount > 0);
  if (rows.length === 0) return null;
  return <CostRows id="moving-in" title={t('title')} rows={rows} total={t('total')} note={t('note')} />;
}

/** What a lease costs a month until it ends. Its loans and its registration differ from case to case. */
export function LeaseCosts({ listing, price, months }: { listing: Listing; price: number; months: number }) {
  const t = useTranslations();
  const rows = [
    { name: t('LeaseCosts.price', { months }), amount: Math.round(price / months) },
    { name: t('Facts.commonFee'), amount: commonFeeMonthly(listing) ?? 0 },
  ].filter(({ amount }) => amount > 0);
  const note = `${t('LeaseCosts.note')} ${t('FactNote.leaseTransferFee')}`;
  return (
    <CostRows id="lease-costs" title={t('SumsNotes.title')} rows={rows} total={t('LeaseCosts.total')} note={note} />
  );
}
