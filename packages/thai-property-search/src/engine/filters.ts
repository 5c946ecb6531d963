import { createInsideTest } from '../area-shape';
import { isLand } from '../listing-choices';
import { DEFAULT_WITHIN_M, type SearchParams } from '../params';
import { RENTS_END } from '../price-steps';
import { ABSENT, amenityMask, type ChoiceName, type Columns, collectionMask, factMask } from './columns';
import type { Scratch } from './number-lists';

/** `isSelected` has 1 for the values that pass. A lookup is several times as fast as a call for each row. */
type Lookup = { readonly values: Uint8Array | Uint16Array; readonly isSelected: Uint8Array };
type Test = Lookup | ((row: number) => boolean);

/** An active filter. Both ends of a range are one filter, named after its lower end. */
export type Filter = { readonly name: keyof SearchParams; readonly test: Test };

export type FilterFactory = (params: SearchParams, columns: Columns) => Test | undefined;

function oneOf(name: ChoiceName, selected: readonly string[], { choices }: Columns): Lookup | undefined {
  if (selected.length === 0) return undefined;
  const { column, codes } = choices[name];
  const { values } = column;
  const isSelected = new Uint8Array(codes.texts.length);
  for (const value of selected) isSelected[codes.codeOf(value)] = 1;
  // Code 0 means a missing value. A wanted value that no listing has is also 0 and must match nothing.
  isSelected[0] = 0;
  return { values, isSelected };
}

const chosen =
  (name: ChoiceName & keyof SearchParams): FilterFactory =>
  ({ [name]: value }, columns) =>
    value === undefined ? undefined : oneOf(name, typeof value === 'string' ? [value] : value, columns);

const withStoreys: FilterFactory = ({ storeys }, columns) =>
  oneOf('storeys', storeys === undefined ? [] : storeys === '3' ? ['3', '4'] : [storeys], columns);

function range(
  lowest: 'priceMin' | 'areaMin' | 'landMin',
  highest: 'priceMax' | 'areaMax' | 'landMax',
  name: 'price' | 'area' | 'land',
) {
  return (params: SearchParams, columns: Columns) => {
    const [min, max] = [params[lowest], params[highest]];
    if (min === undefined && max === undefined) return undefined;
    const { values } = columns[name];
    return (row: number) => {
      const value = values[row] ?? ABSENT;
      return value !== ABSENT && value >= (min ?? 0) && value <= (max ?? ABSENT);
    };
  };
}

function atLeast(
  limit: 'bathsMin' | 'discountMin' | 'yieldMin',
  name: 'baths' | 'discount' | 'yieldTenths',
  toUnit = (value: number) => value,
): FilterFactory {
  return ({ [limit]: min }, { [name]: column }) => {
    if (min === undefined) return undefined;
    const { values } = column;
    const least = toUnit(min);
    return (row) => (values[row] ?? 0) >= least;
  };
}

/** A district implies its province, so the province filter is skipped. */
const inProvince: FilterFactory = (params, columns) =>
  params.district === undefined ? chosen('province')(params, columns) : undefined;

export const inPriceRange = range('priceMin', 'priceMax', 'price');

/** Without a deal, the size of the price tells whether it is a rent. Land is always for sale. */
const priced: FilterFactory = (params, columns) => {
  const inRange = inPriceRange(params, columns);
  if (inRange === undefined || params.deal !== undefined) return inRange;
  const isToBuy = isLand(params.types) || Math.max(params.priceMin ?? 0, params.priceMax ?? 0) > RENTS_END;
  const { column, codes } = columns.choices.deal;
  const selected = codes.codeOf(isToBuy ? 'sale' : 'rent');
  const { values } = column;
  return (row) => values[row] === selected && inRange(row);
};

const nearStations: FilterFactory = ({ stations, within = DEFAULT_WITHIN_M }, columns) => {
  if (stations.length === 0) return undefined;
  const isSelected = columns.selectedStations(stations);
  const starts = columns.stationStart.values;
  const codes = columns.stations.values;
  const metres = columns.metres.values;
  return (row) => {
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at++) {
      if ((metres[at] ?? ABSENT) > within) return false;
      if (isSelected[codes[at] ?? 0] === 1) return true;
    }
    return false;
  };
};

const inReach: FilterFactory = ({ reach }, { journeys }) => {
  if (reach === undefined) return undefined;
  const isSelected = new Uint8Array(256).fill(1, 1, reach.minutes + 1);
  return { values: journeys.to(reach.to), isSelected };
};

const inReachOfFew: FilterFactory = ({ reach }, { journeys }) => {
  if (reach === undefined) return undefined;
  const minutesOf = journeys.ofFew(reach.to);
  return (row) => {
    const minutes = minutesOf(row);
    return minutes > 0 && minutes <= reach.minutes;
  };
};

const inBounds: FilterFactory = ({ bbox }, columns) => {
  if (bbox === undefined) return undefined;
  const [west, south, east, north] = bbox;
  const { values: lng } = columns.lng;
  const { values: lat } = columns.lat;
  return (row) => {
    const [x, y] = [lng[row] ?? ABSENT, lat[row] ?? ABSENT];
    return x >= west && x <= east && y >= south && y <= north;
  };
};

const inOutline: FilterFactory = ({ area }, columns) => {
  if (area === undefined) return undefined;
  const isInside = createInsideTest(area);
  const { values: lng } = columns.lng;
  const { values: lat } = columns.lat;
  return (row) => isInside(lng[row] ?? ABSENT, lat[row] ?? ABSENT);
};

const inCollections: FilterFactory = ({ collections }, columns) => {
  const selected = collectionMask(collections);
  const { values } = columns.collections;
  return selected === 0 ? undefined : (row) => ((values[row] ?? 0) & selected) !== 0;
};

const withAmenities: FilterFactory = ({ amenities }, columns) => {
  const selected = amenityMask(amenities);
  const { values } = columns.saidAmenities;
  return selected === 0 ? undefined : (row) => ((values[row] ?? 0) & selected) === selected;
};

const withoutAmenities: FilterFactory = ({ without }, columns) => {
  const refused = amenityMask(without);
  const { values } = columns.saidAmenities;
  return refused === 0 ? undefined : (row) => ((values[row] ?? 0) & refused) === 0;
};

const withFacts: FilterFactory = ({ facts }, columns) => {
  const selected = factMask(facts);
  const { values } = columns.facts;
  return selected === 0 ? undefined : (row) => ((values[row] ?? 0) & selected) === selected;
};

/** Without a lower limit from 1 on, because 0 also means unknown. */
const within =
  (lowest: 'bedsMin' | 'floorMin', highest: 'bedsMax' | 'floorMax', name: 'beds' | 'floor'): FilterFactory =>
  ({ [lowest]: min, [highest]: max }, { [name]: { values } }) => {
    if (min === undefined && max === undefined) return undefined;
    const [least, most] = [min ?? 1, max ?? ABSENT];
    return (row) => (values[row] ?? 0) >= least && (values[row] ?? 0) <= most;
  };

const FILTERS: readonly (readonly [keyof SearchParams, FilterFactory])[] = [
  ['deal', chosen('deal')],
  ['types', chosen('types')],
  ['province', inProvince],
  ['district', chosen('district')],
  ['priceMin', priced],
  ['bedsMin', within('bedsMin', 'bedsMax', 'beds')],
  ['bathsMin', atLeast('bathsMin', 'baths')],
  ['storeys', withStoreys],
  ['floorMin', within('floorMin', 'floorMax', 'floor')],
  ['areaMin', range('areaMin', 'areaMax', 'area')],
  ['landMin', range('landMin', 'landMax', 'land')],
  ['collections', inCollections],
  ['condition', chosen('condition')],
  ['furnishing', chosen('furnishing')],
  ['deed', chosen('deed')],
  ['tenure', chosen('tenure')],
  ['foreignQuota', chosen('foreignQuota')],
  ['amenities', withAmenities],
  ['without', withoutAmenities],
  ['facts', withFacts],
  ['reach', inReach],
  ['discountMin', atLeast('discountMin', 'discount')],
  ['yieldMin', atLeast('yieldMin', 'yieldTenths', (percent) => Math.round(percent * 10))],
  // The slowest filters come last: rows already refused by two filters are not tested again.
  ['bbox', inBounds],
  ['stations', nearStations],
  ['area', inOutline],
];

export function filtersOf(params: SearchParams, columns: Columns): Filter[] {
  return FILTERS.flatMap(([name, create]) => {
    const test = create(params, columns);
    return test === undefined ? [] : [{ name, test }];
  });
}

const passes = (row: number, test: Test): boolean =>
  typeof test === 'function' ? test(row) : test.isSelected[test.values[row] ?? 0] === 1;

export function passesAll(row: number, filters: readonly Filter[]): boolean {
  for (const { test } of filters) if (!passes(row, test)) return false;
  return true;
}

/** The filters that a search sets, for tests of a few rows. Whether a filter is set depends on `params` only. */
export const fewRowsFilters = (params: SearchParams, columns: Columns): FilterFactory[] =>
  FILTERS.map(([name, create]) => (name === 'reach' ? inReachOfFew : create)).filter(
    (create) => create(params, columns) !== undefined,
  );

/** Those of a few rows that pass. Creates no filter once no row is left: most searches find none of them. */
export function passingOf(
  rows: readonly number[],
  filters: readonly FilterFactory[],
  params: SearchParams,
  columns: Columns,
): readonly number[] {
  let left = rows;
  for (const create of filters) {
    if (left.length === 0) return left;
    const test = create(params, columns);
    if (test !== undefined) left = left.filter((row) => passes(row, test));
  }
  return left;
}

/** Moves refused rows to `refused`, and returns how many stay. No branches: the CPU cannot predict which rows pass. */
function split(rows: Uint32Array, { test }: Filter, refused: Uint32Array): number {
  let kept = 0;
  if (typeof test === 'function') {
    for (let index = 0; index < rows.length; index++) {
      const row = rows[index] ?? 0;
      refused[index - kept] = row;
      rows[kept] = row;
      kept += test(row) ? 1 : 0;
    }
    return kept;
  }
  const { values, isSelected } = test;
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] ?? 0;
    refused[index - kept] = row;
    rows[kept] = row;
    kept += isSelected[values[row] ?? 0] ?? 0;
  }
  return kept;
}

/** The rows that pass all filters, and those that only one refuses. */
export class PassingRows {
  all: Uint32Array;
  private readonly refusedOnlyBy = new Map<keyof SearchParams, Uint32Array>();

  /** Takes the rows from `candidates`, which it overwrites. */
  constructor(filters: readonly Filter[], candidates: Uint32Array, scratch: Scratch) {
    this.all = candidates;
    const refusedTwice = scratch.words('refused twice', candidates.length);
    for (const filter of filters) {
      const refused = scratch.words(`refused by ${filter.name}`, this.all.length);
      const kept = split(this.all, filter, refused);
      for (const [name, rows] of this.refusedOnlyBy)
        this.refusedOnlyBy.set(name, rows.subarray(0, split(rows, filter, refusedTwice)));
      this.refusedOnlyBy.set(filter.name, refused.subarray(0, this.all.length - kept));
      this.all = this.all.subarray(0, kept);
    }
  }

  has(name: keyof SearchParams): boolean {
    return this.refusedOnlyBy.has(name);
  }

  without(name: keyof SearchParams): readonly Uint32Array[] {
    const own = this.refusedOnlyBy.get(name);
    return own === undefined ? [this.all] : [this.all, own];
  }
}
