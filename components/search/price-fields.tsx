import { useTranslations } from 'next-intl';
import type { SearchParams } from '@/lib/search/params';
import { priceSteps } from '@/lib/search/price-steps';
import { rangeOf } from './price-range';
import { PriceSlot } from './price-slot';
import { PriceField } from './search-fields';

/** How many homes cost how much; a few are seen beside many. */
function Bars({ counts, look }: { counts: readonly number[]; look: string }) {
  const most = Math.max(1, ...counts);
  return (
    <div className={`col-start-1 row-start-1 flex items-end gap-px ${look}`}>
      {counts.map((count, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
          key={place}
          className="min-w-0 grow basis-0 rounded-t-sm bg-current"
          style={{ height: count === 0 ? 0 : `max(4px, ${Math.round((count / most) * 100)}%)` }}
        />
      ))}
    </div>
  );
}

/** The price: bars and slider, and fields for exact figures. */
export function PriceFields({ params, prices }: { params: SearchParams; prices: readonly number[] }) {
  const t = useTranslations();
  const { deal, priceMin, priceMax } = params;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium">{t(deal === 'rent' ? 'Filters.rent' : 'Filters.price')}</legend>
      <PriceSlot
        deal={deal}
        range={rangeOf(priceMin, priceMax, priceSteps(deal))}
        labels={{ min: t('Search.priceMin'), max: t('Search.priceMax'), noLimit: t('Filters.noLimit') }}
      >
        <div aria-hidden="true" className="mx-3.5 -mb-5 grid h-14 forced-color-adjust-none grid-cols-1">
          <Bars counts={prices} look="text-line" />
          <Bars counts={prices} look="text-phprimary [clip-path:inset(0_calc(100%-var(--to))_0_var(--from))]" />
        </div>
      </PriceSlot>
      <div className="grid grid-cols-2 gap-3">
        <PriceField name="price_min" value={priceMin} />
        <PriceField name="price_max" value={priceMax} />
      </div>
    </fieldset>
  );
}
