import { useTranslations } from 'next-intl';
import type { SearchParams } from 'thai-property-search/params';
import { formatNumber } from '@/lib/i18n/numbers';
import { USUAL_LOAN } from '@/lib/property/home-sums';
import { PriceHistogram } from './price-histogram';
import { PriceField } from './search-fields';

const MILLIONS = [2, 3, 4, 5, 8, 10];
const RENTS = [10_000, 15_000, 20_000, 30_000, 50_000, 100_000];

export function PriceFields({ params, prices }: { params: SearchParams; prices: readonly number[] }) {
  const t = useTranslations();
  const { deal, priceMin, priceMax, paymentMax } = params;
  const sale = MILLIONS.map((amount) => ({ price: amount * 1_000_000, label: t('Map.price.million', { amount }) }));
  const rent = RENTS.map((price) => ({ price, label: t('Map.price.baht', { amount: formatNumber(price) }) }));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium">{t(deal === 'rent' ? 'Filters.rent' : 'Filters.price')}</legend>
      <PriceHistogram
        deal={deal}
        min={priceMin}
        max={priceMax}
        counts={prices}
        limits={{ sale, rent }}
        labels={{
          min: t('Search.priceMin'),
          max: t('Search.priceMax'),
          noLimit: t('Filters.noLimit'),
          upTo: t('Filters.upTo'),
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
