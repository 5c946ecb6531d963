import { useTranslations } from 'next-intl';
import { DEALS, PROPERTY_TYPES } from 'thai-property-search/listing-choices';
import type { Example } from '@/lib/search/examples.server';
import { Button } from '../ui/button';
import { Select } from '../ui/field';
import { Icon } from '../ui/icon';
import { LocalLink } from '../ui/navigation';
import { OnlineForm } from './online-form';
import { PriceField, QueryField } from './search-fields';
import { searchPath } from './search-path';

type Props = { action: string; examples?: readonly Example[] };

export function HeroSearch({ action, examples = [] }: Props) {
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
      {examples.length > 0 ? <Examples examples={examples} /> : null}
    </OnlineForm>
  );
}

/** A press on one fills it in. Without JavaScript it is a link to the search. */
function Examples({ examples }: { examples: readonly Example[] }) {
  const t = useTranslations('Suggest');
  return (
    <p className="search-examples">
      {t('try')}
      {examples.map(({ q, search }) => (
        <LocalLink key={searchPath(search)} href={searchPath(search)} prefetch={false} data-example="">
          {q}
        </LocalLink>
      ))}
    </p>
  );
}

/** Neither is selected at first: the typed words may say which, and otherwise the search covers both. */
export function DealChoice() {
  const t = useTranslations();
  return (
    <fieldset className="inline-grid auto-cols-fr grid-flow-col rounded-full border border-control bg-sunken p-1">
      <legend className="sr-only">{t('Search.deal')}</legend>
      {DEALS.map((deal) => (
        <label key={deal} className="wanted-deal">
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
