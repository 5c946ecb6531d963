import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DEALS, PROPERTY_TYPES } from 'thai-property-search/listing-choices';
import { serialiseSearchParams } from 'thai-property-search/params';
import { localizedText } from '@/lib/i18n/locales';
import { formatNumber } from '@/lib/i18n/numbers';
import { activeFilters, type FilterName } from '@/lib/search/filters';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { FilterForm, LiveCount } from './filter-form';
import { FilterSheet } from './filter-sheet';
import { useFilterLabel } from './filter-words';
import { BedroomsField, MoreFilters } from './more-filters';
import { PriceFields } from './price-fields';
import { MapToggle } from './results-controls';
import { ChoicePills, ChoiceSelect, countedChoices, type FilterProps, QueryField } from './search-fields';
import { HiddenParams } from './search-path';
import { LineFields, SystemsField } from './station-fields';

function DealField({ params, result }: FilterProps) {
  const t = useTranslations();
  return (
    <fieldset className="filter-deal">
      <legend>{t('Search.deal')}</legend>
      <div>
        {([undefined, ...DEALS] as const).map((deal) => (
          <label
            key={deal ?? 'any'}
            data-count={deal && formatNumber(result.facets.deal.get(deal) ?? 0)}
            className="deal-choice"
          >
            <input
              type="radio"
              name="deal"
              value={deal ?? ''}
              defaultChecked={deal === params.deal}
              className="sr-only"
            />
            {deal === undefined ? t('Filters.anyDeal') : t(`Search.wants.${deal}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function PlaceField({ name, params, result, places }: { name: 'province' | 'district' } & FilterProps) {
  const t = useTranslations('Search');
  const locale = useLocale();
  const all = name === 'province' ? places.provinces : places.districts;
  const chosen = params[name];
  const inProvince = name === 'province' ? '' : (params.province ?? '');
  const ids = [...all.keys()].filter((id) => id.startsWith(inProvince));
  return (
    <ChoiceSelect
      name={name}
      label={<span className="sr-only">{t(name)}</span>}
      value={chosen}
      any={t(name === 'province' ? 'anyProvince' : 'anyDistrict')}
      options={countedChoices(ids, result.facets[name], [chosen]).map(({ value, count }) => {
        const place = all.get(value);
        return { value, count, label: place === undefined ? value : localizedText(place.name, locale).text };
      })}
    />
  );
}

type GroupProps = Pick<FilterProps, 'params'> & {
  id: string;
  label: string;
  names: readonly FilterName[];
  children: ReactNode;
};

/** Fields in the filter sheet, and on a desktop in a pop-up of the search row. */
function FilterGroup({ id, label, names, params, children }: GroupProps) {
  const t = useTranslations('Filters');
  const count = activeFilters(params).filter(({ name }) => names.includes(name)).length;
  return (
    <>
      <button type="button" popoverTarget={`filter-${id}`} className="filter-button">
        {count > 0 ? t('counted', { label, count }) : label}
      </button>
      <div popover="auto" id={`filter-${id}`} className="filter-panel">
        {children}
      </div>
    </>
  );
}

function FilterFields(props: FilterProps) {
  const t = useTranslations();
  const { params, result } = props;
  return (
    <div className="filter-fields">
      <DealField {...props} />
      <FilterGroup id="type" label={t('Search.type')} names={['types']} {...props}>
        <ChoicePills
          name="type"
          legend={t('Search.type')}
          choices={PROPERTY_TYPES.map((value) => ({ value, count: result.facets.types.get(value) ?? 0 }))}
          chosen={params.types}
          labelOf={(type) => t(`PropertyType.${type}`)}
        />
      </FilterGroup>
      <FilterGroup id="beds" label={t('Filters.beds')} names={['bedsMin', 'bedsMax']} {...props}>
        <BedroomsField {...props} />
      </FilterGroup>
      <FilterGroup
        id="place"
        label={t('Filters.place')}
        names={['province', 'district', 'stations', 'reach']}
        {...props}
      >
        <SystemsField {...props} />
        <LineFields {...props} />
        <PlaceField name="province" {...props} />
        {params.province === undefined ? null : <PlaceField name="district" {...props} />}
      </FilterGroup>
      <FilterGroup id="price" label={t('Filters.price')} names={['priceMin', 'priceMax', 'paymentMax']} {...props}>
        <PriceFields params={params} prices={result.prices} />
      </FilterGroup>
      <MoreFilters {...props} />
    </div>
  );
}

type Props = FilterProps & { action: string; total: number };

/** Every filter in a plain GET form. The query holds the state, with and without JavaScript. */
export function SearchForm({ action, total, ...filters }: Props) {
  const t = useTranslations();
  const { SearchCount } = useMessages();
  const { params } = filters;
  const { bbox, area, without, view, sort } = params;
  const active = activeFilters(params).filter(({ name }) => name !== 'q');
  const query = serialiseSearchParams({ ...params, page: 1 });
  const labelOf = useFilterLabel(filters.places);
  // The field is empty after a sentence that became filters, so it shows what was understood.
  const words = active.map(({ name, only }) => labelOf(name, { ...only, deal: params.deal })).join(' · ');
  return (
    <FilterForm action={action} query={query} label={t('Search.formLabel')} className="peer/form search-bar">
      <HiddenParams params={{ bbox, area, without, view, sort }} />
      <div className="search-words">
        {/* `key` remounts the field when the URL has new words, whatever its current state is. */}
        <QueryField key={params.q} value={params.q} placeholder={words || t('Search.placeholder')} />
        <Button
          type="submit"
          size="small"
          aria-label={t('Search.submit')}
          title={t('Search.submit')}
          className="bg-transparent text-icon hover:bg-transparent hover:text-phprimary"
        >
          <Icon name="search" />
        </Button>
      </div>
      <FilterSheet
        title={t('Search.filters')}
        closeLabel={t('Filters.close')}
        open={filters.allFields}
        summary={
          <>
            <Icon name="sliders-horizontal" />
            {/* On a phone the number makes room for what is searched. */}
            <span className={active.length === 0 ? undefined : 'max-sm:sr-only'}>{t('Search.filters')}</span>
            {active.length === 0 ? null : ` (${formatNumber(active.length)})`}
          </>
        }
        footer={
          <Button type="submit" className="w-full">
            <NextIntlClientProvider locale={useLocale()} messages={{ SearchCount }}>
              <LiveCount query={query} total={total} />
            </NextIntlClientProvider>
          </Button>
        }
      >
        <FilterFields {...filters} />
      </FilterSheet>
      <MapToggle params={params} />
    </FilterForm>
  );
}
