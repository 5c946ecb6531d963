import { useTranslations } from 'next-intl';
import type { SearchParams } from 'thai-property-search/params';
import { USUAL_LOAN } from '@/lib/property/home-sums';
import { PriceHistogram } from './price-histogram';
import { PriceField } from './search-fields';

/** Width of a bar as a share of its slot, and the minimum height in percent, so that small counts stay visible. */
const BAR_WIDTH = 0.8;
const MIN_PERCENT = 8;

/** Price histogram. One path for all bars, because each element is sent twice, in the HTML and in the RSC payload. */
function Bars({ counts, className }: { counts: readonly number[]; className: string }) {
  const most = Math.max(1, ...counts);
  const bars = counts.map((count, index) => {
    const top = 100 - Math.max(MIN_PERCENT, Math.round((count / most) * 100));
    return count === 0 ? '' : `M${index} 100V${top}h${BAR_WIDTH}V100`;
  });
  return (
    <svg
      viewBox={`0 0 ${counts.length} 100`}
      aria-hidden="true"
      preserveAspectRatio="none"
      className={`col-start-1 row-start-1 size-full fill-current ${className}`}
    >
      <path d={bars.join('')} />
    </svg>
  );
}

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
        labels={{ min: t('Search.priceMin'), max: t('Search.priceMax'), noLimit: t('Filters.noLimit') }}
      >
        <Bars counts={prices} className="text-line" />
        <Bars counts={prices} className="text-phprimary [clip-path:inset(0_calc(100%-var(--to))_0_var(--from))]" />
      </PriceHistogram>
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
