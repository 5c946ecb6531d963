import { useLocale, useTranslations } from 'next-intl';
import type { Listing } from '@/lib/content/collections';
import { longDate } from '@/lib/i18n/dates';
import { formatBaht, formatNumber } from '@/lib/i18n/numbers';
import { percentChange, priceChanges } from '@/lib/property/price';

/** The change from the previous price. The first price is the original one. */
function Change({ from, to }: { from: number | undefined; to: number }) {
  const t = useTranslations('Listing');
  if (from === undefined) return t('originalPrice');
  const change = { amount: formatBaht(Math.abs(to - from)), percent: formatNumber(Math.abs(percentChange(from, to))) };
  return t(to < from ? 'priceDown' : 'priceUp', change);
}

/** Every price change with its date, newest first. Renders nothing if the price never changed or is on request. */
export function PriceHistory({ listing }: { listing: Listing }) {
  const t = useTranslations('Listing');
  const locale = useLocale();
  const rows = priceChanges(listing);
  if (rows.length < 2) return null;
  return (
    <section aria-labelledby="price-history" className="py-6 print:hidden">
      <h2 id="price-history" className="mb-3 text-xl">
        {t('priceHistory')}
      </h2>
      <table className="w-full max-w-xl text-left tabular-nums">
        <thead>
          <tr className="border-line border-b-2 *:py-2 *:font-semibold">
            <th scope="col">{t('date')}</th>
            <th scope="col" className="text-right">
              {t('price')}
            </th>
            <th scope="col" className="pl-4 text-right">
              {t('priceChange')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.reverse().map(({ at, price, before }) => (
            <tr key={at} className="border-line border-b *:py-2">
              <td>{longDate(at, locale)}</td>
              <td className="text-right">{formatBaht(price)}</td>
              <td className="pl-4 text-right text-muted">
                <Change from={before} to={price} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
