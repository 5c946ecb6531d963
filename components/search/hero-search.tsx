import { useTranslations } from 'next-intl';
import { DEALS, PROPERTY_TYPES } from 'thai-property-search/listing-choices';
import { Button } from '../ui/button';
import { Select } from '../ui/field';
import { Icon } from '../ui/icon';
import { OnlineForm } from './online-form';
import { PriceField, QueryField } from './search-fields';

export function HeroSearch({ action }: { action: string }) {
  const t = useTranslations('Search');
  return (
    <OnlineForm
      action={action}
      role="search"
      aria-label={t('formLabel')}
      className="rounded-card bg-surface p-4 text-font shadow-raised md:p-5"
    >
      <DealChoice />
      <div className="mt-3 grid grid-cols-2 gap-3 lg:grid-cols-[2fr_1fr_1fr_9rem] lg:items-end">
        <div className="max-lg:col-span-2">
          <QueryField />
        </div>
        <TypeField />
        <PriceField name="price_max" />
        <Button type="submit" className="max-lg:col-span-2">
          <Icon name="search" />
          {t('submit')}
        </Button>
      </div>
    </OnlineForm>
  );
}

/** Neither is selected at first: the typed words may say which, and otherwise the search covers both. */
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

function TypeField() {
  const t = useTranslations();
  return (
    <Select name="type" label={t('Search.type')} defaultValue="">
      <option value="">{t('Search.anyType')}</option>
      {PROPERTY_TYPES.map((type) => (
        <option key={type} value={type}>
          {t(`PropertyType.${type}`)}
        </option>
      ))}
    </Select>
  );
}
