import { useTranslations } from 'next-intl';
import {
  AMENITIES,
  COLLECTIONS,
  CONDITIONS,
  FACTS,
  FOREIGN_QUOTAS,
  FURNISHINGS,
  STOREYS,
  TENURES,
  TITLE_DEEDS,
} from 'thai-property-search/listing-choices';
import { bedsRange, paramKey } from 'thai-property-search/params';
import type { FilterName } from '@/lib/search/filters';
import { TextField } from '../ui/field';
import { LateGroup } from './late-group';
import { ChoiceCheckboxes, ChoiceSelect, countedChoices, type FilterProps, optionsWith } from './search-fields';

const NAMES: readonly FilterName[] = [
  ...(['bathsMin', 'storeys', 'floorMin', 'floorMax', 'areaMin', 'areaMax', 'landMin', 'landMax'] as const),
  ...(['facts', 'collections', 'condition', 'furnishing', 'deed', 'tenure', 'foreignQuota'] as const),
  ...(['amenities', 'discountMin', 'yieldMin'] as const),
];

const ROOMS = [1, 2, 3, 4, 5];
const FLOORS = [5, 10, 15, 20, 25, 30];
const DISCOUNTS = [5, 10, 15, 20, 30];
const YIELDS = [4, 5, 6, 7, 8];

export function MoreFilters(props: FilterProps) {
  const t = useTranslations('Filters');
  return (
    <LateGroup name="more" title={t('more')} hasField={({ name }) => NAMES.includes(name)} {...props}>
      <MoreFields {...props} />
    </LateGroup>
  );
}

function MoreFields(props: FilterProps) {
  const t = useTranslations();
  const { params, result } = props;
  const choiceFields = useChoiceFields(props);
  return (
    <>
      <BathroomsField {...props} />
      <FloorFields {...props} />
      <SizeFields kind="area" params={params} />
      <SizeFields kind="land" params={params} hint={t('Filters.landHint')} />
      <ChoiceCheckboxes
        name="fact"
        legend={t('Filters.facts')}
        wide
        choices={countedChoices(FACTS, result.facets.facts, params.facts)}
        chosen={params.facts}
        labelOf={(fact) => t(`Fact.${fact}`)}
      />
      <ChoiceCheckboxes
        name="collection"
        legend={t('Filters.collections')}
        choices={countedChoices(COLLECTIONS, result.facets.collections, params.collections)}
        chosen={params.collections}
        labelOf={(collection) => t(`Badge.${collection}`)}
      />
      {choiceFields.map(({ name, options }) => (
        <ChoiceSelect
          key={name}
          name={paramKey(name)}
          label={t(name === 'deed' ? 'Facts.titleDeed' : `Facts.${name}`)}
          value={params[name]}
          any={t('Filters.any')}
          options={options}
        />
      ))}
      <PercentField name="discountMin" offered={DISCOUNTS} {...props} />
      <PercentField name="yieldMin" offered={YIELDS} {...props} />
      <ChoiceCheckboxes
        name="amenity"
        legend={t('Facts.amenities')}
        choices={countedChoices(AMENITIES, result.facets.amenities, params.amenities)}
        chosen={params.amenities}
        labelOf={(amenity) => t(`Amenity.${amenity}`)}
      />
    </>
  );
}

/** Values of the field: exactly so many bedrooms, then so many or more. */
const BEDROOMS = ['', '1-1', '1', '2-2', '2', '3-3', '3', '4'];

export function BedroomsField({ params, result: { facets } }: FilterProps) {
  const t = useTranslations();
  const chosen = bedsRange(params);
  const labelOf = (value: string) => {
    const [min = '', max] = value.split('-');
    if (value === '') return t('Filters.any');
    if (max === undefined) return `${min}+`;
    return min === max ? min : `${min || 0}–${max}`;
  };
  const offered = BEDROOMS.filter((value) => value === '' || facets.bedsMin.has(value));
  return (
    <fieldset className="pills pill-row">
      <legend>{t('Filters.beds')}</legend>
      {[...new Set([...offered, chosen])].map((value) => (
        <label key={value}>
          <input type="radio" name="beds_min" value={value} defaultChecked={value === chosen} />
          {labelOf(value)}
        </label>
      ))}
    </fieldset>
  );
}

function BathroomsField({ params: { bathsMin: chosen }, result }: FilterProps) {
  const t = useTranslations();
  const counts = result.facets.bathsMin;
  const offered = ROOMS.filter((count) => (counts.get(String(count)) ?? 0) > 0);
  return (
    <ChoiceSelect
      name={paramKey('bathsMin')}
      label={t('Filters.baths')}
      value={chosen}
      any={t('Filters.any')}
      options={optionsWith(offered, chosen).map((count) => ({
        value: String(count),
        label: t('Search.bedsAtLeast', { count }),
        ...(counts.has(String(count)) || count <= 5 ? { count: counts.get(String(count)) ?? 0 } : {}),
      }))}
    />
  );
}

function FloorFields({ params, result: { facets } }: FilterProps) {
  const t = useTranslations();
  const floors = (offered: readonly number[], chosen: number | undefined, counts?: ReadonlyMap<string, number>) =>
    optionsWith(offered, chosen).map((floor) => ({
      value: String(floor),
      label: String(floor),
      ...(counts && { count: counts.get(String(floor)) ?? 0 }),
    }));
  const { storeys, floorMin, floorMax } = params;
  const offered = FLOORS.filter((floor) => facets.floorMin.has(String(floor)));
  return (
    <>
      <ChoiceSelect
        name={paramKey('storeys')}
        label={t('Facts.storeys')}
        value={storeys}
        any={t('Filters.any')}
        options={countedChoices(STOREYS, facets.storeys, [storeys]).map((choice) => ({
          ...choice,
          label: t(`Storeys.${choice.value}`),
        }))}
      />
      {offered.length > 0 || floorMin !== undefined || floorMax !== undefined ? (
        <fieldset className="min-w-0">
          <legend className="mb-1 font-medium">{t('Filters.floor')}</legend>
          <div className="grid grid-cols-2 gap-3">
            <ChoiceSelect
              name={paramKey('floorMin')}
              label={t('Filters.from')}
              value={floorMin}
              any={t('Filters.any')}
              options={floors(offered, floorMin, facets.floorMin)}
            />
            <ChoiceSelect
              name={paramKey('floorMax')}
              label={t('Filters.to')}
              value={floorMax}
              any={t('Filters.any')}
              options={floors([1, ...FLOORS], floorMax)}
            />
          </div>
        </fieldset>
      ) : null}
    </>
  );
}

function SizeFields({ kind, params, hint }: { kind: 'area' | 'land'; hint?: string } & Pick<FilterProps, 'params'>) {
  const t = useTranslations('Filters');
  const names = kind === 'area' ? (['areaMin', 'areaMax'] as const) : (['landMin', 'landMax'] as const);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium">{t(kind)}</legend>
      {hint ? <p className="mb-1 text-muted text-sm">{hint}</p> : null}
      <div className="grid grid-cols-2 gap-3">
        {names.map((name, index) => (
          <TextField
            key={name}
            name={paramKey(name)}
            label={t(index === 0 ? 'from' : 'to')}
            inputMode="decimal"
            defaultValue={params[name]}
          />
        ))}
      </div>
    </fieldset>
  );
}

function PercentField({
  name,
  params,
  offered,
}: { name: 'discountMin' | 'yieldMin'; offered: number[] } & FilterProps) {
  const t = useTranslations('Filters');
  return (
    <ChoiceSelect
      name={paramKey(name)}
      label={t(name === 'discountMin' ? 'discount' : 'yield')}
      value={params[name]}
      any={t('any')}
      options={optionsWith(offered, params[name]).map((percent) => ({
        value: String(percent),
        label: t('percentAtLeast', { percent }),
      }))}
    />
  );
}

function useChoiceFields({ params, result: { facets } }: FilterProps) {
  const t = useTranslations();
  return [
    {
      name: 'condition',
      options: countedChoices(CONDITIONS, facets.condition, [params.condition]).map((choice) => ({
        ...choice,
        label: t(`Condition.${choice.value}`),
      })),
    },
    {
      name: 'furnishing',
      options: countedChoices(FURNISHINGS, facets.furnishing, [params.furnishing]).map((choice) => ({
        ...choice,
        label: t(`Furnishing.${choice.value}`),
      })),
    },
    {
      name: 'deed',
      options: countedChoices(TITLE_DEEDS, facets.deed, [params.deed]).map((choice) => ({
        ...choice,
        label: t(`TitleDeed.${choice.value}`),
      })),
    },
    {
      name: 'tenure',
      options: countedChoices(TENURES, facets.tenure, [params.tenure]).map((choice) => ({
        ...choice,
        label: t(`Tenure.${choice.value}`),
      })),
    },
    {
      name: 'foreignQuota',
      options: countedChoices(FOREIGN_QUOTAS, facets.foreignQuota, [params.foreignQuota]).map((choice) => ({
        ...choice,
        label: t(`ForeignQuota.${choice.value}`),
      })),
    },
  ] as const;
}
