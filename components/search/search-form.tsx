import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DEALS, PROPERTY_TYPES } from 'thai-property-search/listing-choices';
import {
  DEFAULT_WITHIN_M,
  REACH_MINUTES,
  type SearchParams,
  STATION_SYSTEMS,
  serialiseSearchParams,
  WITHIN_STEPS_M,
} from 'thai-property-search/params';
import type { Station } from '@/lib/content/collections';
import { nearestStations, walkAlong } from '@/lib/content/distance';
import type { Places } from '@/lib/content/places.server';
import { localizedText } from '@/lib/i18n/locales';
import { formatNumber } from '@/lib/i18n/numbers';
import { activeFilters, type FilterName } from '@/lib/search/filters';
import { Button } from '../ui/button';
import { Select } from '../ui/field';
import { Icon } from '../ui/icon';
import { FilterForm, LiveCount } from './filter-form';
import { FilterSheet } from './filter-sheet';
import { formatDistance, reachPlace, useFilterLabel } from './filter-words';
import { CollapsibleFields, LateGroup } from './late-group';
import { BedroomsField, MoreFilters } from './more-filters';
import { PriceFields } from './price-fields';
import { MapToggle } from './results-controls';
import {
  ChoiceCheckboxes,
  ChoicePills,
  ChoiceSelect,
  countedChoices,
  type FilterProps,
  optionsWith,
  QueryField,
} from './search-fields';
import { HiddenParams } from './search-path';

function linesOf({ stations }: Places): ReadonlyMap<Station['line'], readonly string[]> {
  const lines = new Map<Station['line'], string[]>();
  for (const { id, line } of stations.values()) lines.set(line, [...(lines.get(line) ?? []), id]);
  return lines;
}

function WithinField({ params: { within = DEFAULT_WITHIN_M } }: { params: SearchParams }) {
  const t = useTranslations();
  const label = (metres: number) =>
    t('Filters.withinOption', { distance: formatDistance(t, metres), minutes: walkAlong(metres).minutes });
  const others = optionsWith(WITHIN_STEPS_M, within).filter((metres) => metres !== DEFAULT_WITHIN_M);
  return (
    <ChoiceSelect
      name="within"
      label={t('Filters.within')}
      hint={t('Filters.straightLine')}
      value={within === DEFAULT_WITHIN_M ? undefined : within}
      any={label(DEFAULT_WITHIN_M)}
      options={others.map((metres) => ({ value: String(metres), label: label(metres) }))}
    />
  );
}

/** A walk to a station, in straight-line metres: other landmarks are out of reach by train. */
const LANDMARK_WITHIN_M = 1_200;

type ReachProps = Omit<FilterProps, 'allFields'> & { nameOf: (station: string) => string };

/** Two fields of one name: the minutes, and the place. */
function ReachFields(props: ReachProps) {
  const t = useTranslations();
  const { reach } = props.params;
  const counts = props.result.facets.reach;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium">{t('Filters.reach')}</legend>
      <p className="mb-1 text-muted text-sm">{t('Filters.reachHint')}</p>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-3">
        <Select key={reach?.minutes} name="reach" label={t('Filters.reachTime')} defaultValue={reach?.minutes ?? 30}>
          {REACH_MINUTES.map((minutes) => (
            <option key={minutes} value={minutes}>
              {reach === undefined
                ? t('Filters.minutes', { minutes })
                : t('Filters.counted', {
                    label: t('Filters.minutes', { minutes }),
                    count: counts.get(String(minutes)) ?? 0,
                  })}
            </option>
          ))}
        </Select>
        <ReachPlaceField key={reach?.to} {...props} />
      </div>
    </fieldset>
  );
}

/** A field with suggestions chooses in the list, because phones cannot search in one. Without scripts, the list itself. */
function ReachPlaceField({ params: { reach }, places, nameOf }: ReachProps) {
  const t = useTranslations();
  const locale = useLocale();
  const landmarks = [...places.landmarks.values()]
    .filter((landmark) => nearestStations(landmark, places.stations.values(), LANDMARK_WITHIN_M, 1).length > 0)
    .map(({ id, name }) => ({ id, label: localizedText(name, locale).text }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  const groups = [...linesOf(places)].map(([line, ids]) => ({
    label: t(`Filters.line.${line}`),
    places: ids.map((id) => ({ id, label: nameOf(id) })),
  }));
  const isListed = places.stations.has(reach?.to ?? '') || landmarks.some(({ id }) => id === reach?.to);
  const chosen = reach && reachPlace(t, locale, reach.to, places);
  return (
    <div>
      <label htmlFor="reach-place" className="mb-1 block font-medium">
        {t('Filters.reachTo')}
      </label>
      <input
        id="reach-place"
        list="reach-places"
        data-picks="reach-to"
        autoComplete="off"
        defaultValue={chosen}
        placeholder={t('Filters.reachPlace')}
        aria-describedby="reach-unknown"
        className="peer text-box noscript:hidden"
      />
      <datalist id="reach-places" />
      <p id="reach-unknown" className="mt-1 hidden text-danger text-sm peer-aria-invalid:block">
        {t('Filters.reachUnknown')}
      </p>
      <select
        id="reach-to"
        name="reach"
        aria-label={t('Filters.reachTo')}
        defaultValue={reach?.to ?? ''}
        className="text-box hidden noscript:block"
      >
        <option value="">{t('Filters.any')}</option>
        {reach === undefined || isListed ? null : <option value={reach.to}>{chosen}</option>}
        {[...groups, { label: t('Filters.landmarks'), places: landmarks }].map(({ label, places: offered }) => (
          <optgroup key={label} label={label}>
            {offered.map((place) => (
              <option key={place.id} value={place.id}>
                {place.label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}

const isSystem = (station: string | undefined) => STATION_SYSTEMS.some((system) => system === station);

function SystemsField({ params, result }: FilterProps) {
  const t = useTranslations('Filters');
  return (
    <ChoicePills
      inRow
      name="station"
      legend={t('stations')}
      choices={countedChoices(STATION_SYSTEMS, result.facets.stations, params.stations)}
      chosen={params.stations}
      labelOf={(system) => t(`system.${system}`)}
    />
  );
}

function LineFields(props: FilterProps) {
  const t = useTranslations('Filters');
  return (
    <LateGroup
      name="stations"
      title={t('lines')}
      hasField={({ name, only }) =>
        name === 'within' || name === 'reach' || (name === 'stations' && !isSystem(only.stations[0]))
      }
      {...props}
    >
      <FieldsOfLines {...props} />
    </LateGroup>
  );
}

function FieldsOfLines({ params, result, places }: FilterProps) {
  const t = useTranslations('Filters');
  const locale = useLocale();
  const lines = [...linesOf(places)]
    .map(([line, ids]) => ({ line, choices: countedChoices([line, ...ids], result.facets.stations, params.stations) }))
    .filter(({ choices }) => choices.length > 0);
  const nameOf = (id: string) => {
    const station = places.stations.get(id);
    return station === undefined ? id : `${localizedText(station.name, locale).text} ${station.code}`;
  };
  return (
    <>
      <ReachFields params={params} result={result} places={places} nameOf={nameOf} />
      <WithinField params={params} />
      <div>
        {lines.map(({ line, choices }) => (
          <CollapsibleFields
            key={line}
            title={t(`line.${line}`)}
            open={choices.some(({ value }) => params.stations.includes(value))}
          >
            <ChoiceCheckboxes
              name="station"
              legend={t(`line.${line}`)}
              quiet
              wide
              choices={choices}
              chosen={params.stations}
              labelOf={(id) => (id === line ? t('wholeLine') : nameOf(id))}
            />
          </CollapsibleFields>
        ))}
      </div>
    </>
  );
}

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
