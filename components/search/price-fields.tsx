import { useTranslations } from 'next-intl';
import type { SearchParams } from 'thai-property-search/params';
import { USUAL_LOAN } from '@/lib/property/home-sums';
import { PriceHistogram } from './price-histogram';
import { PRICE_LIMITS } from './price-limits';
import { PriceField } from './search-fields';

export function PriceFields({ params, prices }: { params: SearchParams; prices: readonly number[] }) {
  const t = useTranslations();
  const { deal, priceMin, priceMax, paymentMax } = params;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium">{t(deal === 'rent' ? 'Filters.rent' : 'Filters.price')}</legend>
      <PriceHistogram
        deal={deal}
        min={priceMin}
        max={priceMax}
        counts={prices}
        labels={{
          min: t('Search.priceMin'),
          max: t('Search.priceMax'),
          noLimit: t('Filters.noLimit'),
          upTo: t('Filters.upTo'),
          millions: PRICE_LIMITS.sale.map((price) => t('Map.price.million', { amount: price / 1_000_000 })),
        }}
      />
      <div className="grid grid-cols-2 gap-3 [&>:nth-child(3)]:col-span-2">
        <PriceField name="price_min" value={priceMin} />
        <PriceField name="price_max" value={priceMax} />
        {deal === 'rent' ? null : (
          <PriceField name="payment_max" value={paymentMax} hint={t('Filters.paymentHint', USUAL_LOAN)} />
        )}
      </div>
    </fieldset>
  );
}
