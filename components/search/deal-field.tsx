import { useTranslations } from 'next-intl';
import { DEALS } from '@/lib/content/property-types';
import type { FilterProps } from './filter-props';

/** Buy, rent or both, with the number of listings for each. */
export function DealField({ params, result }: FilterProps) {
  const t = useTranslations();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium">{t('Search.deal')}</legend>
      <div className="grid grid-cols-3 gap-1 rounded-field border border-control bg-sunken p-1">
        {([undefined, ...DEALS] as const).map((deal) => (
          <label
            key={deal ?? 'any'}
            className="flex min-h-12 cursor-pointer flex-col items-center justify-center rounded-md px-1 py-1 text-center font-medium leading-tight transition-colors duration-150 has-checked:bg-phprimary has-checked:text-on-primary has-focus-visible:outline-3 has-focus-visible:outline-bluesea has-focus-visible:outline-offset-2 not-has-checked:hover:bg-surface"
          >
            <input
              type="radio"
              name="deal"
              value={deal ?? ''}
              defaultChecked={deal === params.deal}
              className="sr-only"
            />
            {deal === undefined ? t('Filters.anyDeal') : t(`Search.wants.${deal}`)}
            {deal === undefined ? null : (
              <span className="font-normal text-xs tabular-nums">{result.facets.deal.get(deal) ?? 0}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
