import { createInsideTest } from '../area-shape';
import { isLand } from '../listing-choices';
import { DEFAULT_WITHIN_M, type SearchParams } from '../params';
import { RENTS_END } from '../price-steps';
import {
  ABSENT,
  amenityMask,
  type ChoiceName,
  type Column,
  type Columns,
  collectionMask,
  factMask,
  PASSES,
  REFUSED,
} from './columns';

/** An active filter. Both ends of a range are one filter, named after its lower end. */
export type Filter = { readonly name: keyof SearchParams; readonly passes: (row: number) => boolean };

type FilterFactory = (params: SearchParams, columns: Columns) => Filter['passes'] | undefined;

function chosen(name: ChoiceName & keyof SearchParams): FilterFactory {
  return (params, { choices }) => {
    const selected = [params[name] ?? []].flat();
    if (selected.length === 0) return undefined;
    const { column, codes } = choices[name];
    const { values } = column;
    const isSelected = new Uint8Array(codes.texts.length);
    for (const value of selected) isSelected[codes.codeOf(String(value))] = 1;
    // Code 0 means a missing value. A wanted value that no listing has is also 0 and must match nothing.
    isSelected[0] = 0;
    return (row) => isSelected[values[row] ?? 0] === 1;
  };
}

function range(
  limitOf: (params: SearchParams) => readonly [number | undefined, number | undefined],
  column: (columns: Columns) => Column<Float64Array>,
): FilterFactory {
  return (params, columns) => {
    const [min, max] = limitOf(params);
    if (min === undefined && max === undefined) return undefined;
    const { values } = column(columns);
    return (row) => {
      const value = values[row] ?? ABSENT;
      return value !== ABSENT && value >= (min ?? 0) && value <= (max ?? ABSENT);
    };
  };
}

function atLeast(
  limitOf: (params: SearchParams) => number | undefined,
  column: (columns: Columns) => Column<Uint8Array | Uint16Array | Float64Array>,
): FilterFactory {
  return (params, columns) => {
    const min = limitOf(params);
    const { values } = column(columns);
    return min === undefined ? undefined : (row) => (values[row] ?? 0) >= min;
  };
}

/** Four or more are also three or more. */
const withStoreys: FilterFactory = (params, columns) => {
  const { storeys } = params;
  if (storeys !== '3') return chosen('storeys')(params, columns);
  const { column, codes } = columns.choices.storeys;
  const least = codes.codeOf(storeys);
  const { values } = column;
  return (row) => (values[row] ?? 0) >= least;
};

/** A district implies its province, so the province filter is skipped. */
const inProvince: FilterFactory = (params, columns) =>
  params.district === undefined ? chosen('province')(params, columns) : undefined;

export const inPriceRange: FilterFactory = range(
  ({ priceMin, priceMax }) => [priceMin, priceMax],
  ({ price }) => price,
);

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

const onFloors: FilterFactory = ({ floorMin, floorMax }, columns) => {
  if (floorMin === undefined && floorMax === undefined) return undefined;
  const [lowest, highest] = [floorMin ?? 1, floorMax ?? ABSENT];
  const { values } = columns.floor;
  return (row) => (values[row] ?? 0) >= lowest && (values[row] ?? 0) <= highest;
};

const FILTERS: readonly (readonly [keyof SearchParams, FilterFactory])[] = [
  ['deal', chosen('deal')],
  ['types', chosen('types')],
  ['province', inProvince],
  ['district', chosen('district')],
  ['priceMin', priced],
  [
    'bedsMin',
    atLeast(
      ({ bedsMin }) => bedsMin,
      ({ beds }) => beds,
    ),
  ],
  [
    'bathsMin',
    atLeast(
      ({ bathsMin }) => bathsMin,
      ({ baths }) => baths,
    ),
  ],
  ['storeys', withStoreys],
  ['floorMin', onFloors],
  [
    'areaMin',
    range(
      ({ areaMin, areaMax }) => [areaMin, areaMax],
      ({ area }) => area,
    ),
  ],
  [
    'landMin',
    range(
      ({ landMin, landMax }) => [landMin, landMax],
      ({ land }) => land,
    ),
  ],
  ['collections', inCollections],
  ['condition', chosen('condition')],
  ['furnishing', chosen('furnishing')],
  ['deed', chosen('deed')],
  ['tenure', chosen('tenure')],
  ['foreignQuota', chosen('foreignQuota')],
  ['amenities', withAmenities],
  ['without', withoutAmenities],
  ['facts', withFacts],
  [
    'discountMin',
    atLeast(
      ({ discountMin }) => discountMin,
      ({ discount }) => discount,
    ),
  ],
  [
    'yieldMin',
    atLeast(
      ({ yieldMin }) => (yieldMin === undefined ? undefined : Math.round(yieldMin * 10)),
      ({ yieldTenths }) => yieldTenths,
    ),
  ],
  // The slowest filters come last: rows already refused by two filters are not tested again.
  ['bbox', inBounds],
  ['stations', nearStations],
  ['area', inOutline],
];

export function filtersOf(params: SearchParams, columns: Columns): Filter[] {
  return FILTERS.flatMap(([name, create]) => {
    const passes = create(params, columns);
    return passes === undefined ? [] : [{ name, passes }];
  });
}

/** For each row, the 1-based index of the only filter that refuses it. `start` marks rows refused in advance. */
export function refusals(filters: readonly Filter[], start: Uint8Array): Uint8Array {
  for (const [index, { passes }] of filters.entries()) {
    for (let row = 0; row < start.length; row++) {
      const before = start[row];
      if (before !== REFUSED && !passes(row)) start[row] = before === PASSES ? index + 1 : REFUSED;
    }
  }
  return start;
}
