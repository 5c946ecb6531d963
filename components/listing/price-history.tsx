import { useLocale, useTranslations } from 'next-intl';
import type { Listing } from '@/lib/content/collections';
import { longDate } from '@/lib/i18n/dates';
import { formatBaht } from '@/lib/i18n/numbers';

/** Each change of price with its date, the newest first; nothing while the price never changed. */
export function PriceHistory({ listing }: { listing: Listing }) {
  const t = useTranslations('Listing');
  const locale = useLocale();
  if (listing.priceHistory.length < 2) return null;
  return (
    <section aria-labelledby="price-history" className="py-6 print:hidden">
      <h2 id="price-history" className="mb-3 text-xl">
        {t('priceHistory')}
      </h2>
      <table className="w-full max-w-md text-left tabular-nums">
        <thead>
          <tr className="border-line border-b-2">
            <th scope="col" className="py-2 font-semibold">
              {t('date')}
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              {t('price')}
            </th>
          </tr>
        </thead>
        <tbody>
          {[...listing.priceHistory].reverse().map(({ at, price }) => (
            <tr key={at} className="border-line border-b">
              <td className="py-2">{longDate(at, locale)}</td>
              <td className="py-2 text-right">{formatBaht(price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
