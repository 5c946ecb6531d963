import { useTranslations } from 'next-intl';
import { DEALS } from 'thai-property-search/listing-choices';

/**
 * Buy or rent, as a switch of two radio buttons that works without JavaScript. Neither is selected at first: the typed
 * words may say which, and otherwise the search covers both.
 */
export function DealChoice() {
  const t = useTranslations();
  return (
    <fieldset className="inline-grid auto-cols-fr grid-flow-col rounded-full border border-control bg-sunken p-1">
      <legend className="sr-only">{t('Search.deal')}</legend>
      {DEALS.map((deal) => (
        <label
          key={deal}
          className="flex min-h-11 min-w-24 cursor-pointer items-center justify-center rounded-full px-5 font-medium has-checked:bg-phprimary has-checked:text-on-primary has-focus-visible:outline-3 has-focus-visible:outline-bluesea has-focus-visible:outline-offset-2"
        >
          <input type="radio" name="deal" value={deal} className="sr-only" />
          {t(`Search.wants.${deal}`)}
        </label>
      ))}
    </fieldset>
  );
}
