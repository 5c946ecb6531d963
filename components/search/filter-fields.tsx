import { useLocale, useTranslations } from 'next-intl';
import { DEALS, PROPERTY_TYPES } from '@/lib/content/property-types';
import { words } from '@/lib/i18n/words';
import { ChoiceSelect } from './choice-select';
import { ChoiceTicks } from './choice-ticks';
import { countedChoices } from './counted-choices';
import type { FilterProps } from './filter-props';
import { MoreFilters } from './more-filters';
import { PriceFields } from './price-fields';
import { RoomsField } from './rooms-field';
import { StationFields } from './station-fields';

/** Buy, rent or both, with the number of listings for each. */
function DealField({ params, result }: FilterProps) {
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
      label={t(name)}
      value={chosen}
      any={t(name === 'province' ? 'anyProvince' : 'anyDistrict')}
      options={countedChoices(ids, result.facets[name], [chosen]).map(({ value, count }) => {
        const place = all.get(value);
        return { value, count, label: place === undefined ? value : words(place.name, locale).text };
      })}
    />
  );
}

/** A field for every filter. The rarely used ones are in a collapsed section. */
export function FilterFields(props: FilterProps) {
  const t = useTranslations();
  const { params, result } = props;
  return (
    <div className="grid gap-5">
      <DealField {...props} />
      <ChoiceTicks
        name="type"
        legend={t('Search.type')}
        choices={countedChoices(PROPERTY_TYPES, result.facets.types, params.types)}
        chosen={params.types}
        wordsOf={(type) => t(`PropertyType.${type}`)}
      />
      <PlaceField name="province" {...props} />
      {params.province === undefined ? null : <PlaceField name="district" {...props} />}
      <StationFields {...props} />
      <PriceFields params={params} prices={result.prices} />
      <RoomsField name="bedsMin" {...props} />
      <MoreFilters {...props} />
    </div>
  );
}
