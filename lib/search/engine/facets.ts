import { AMENITIES, COLLECTIONS } from '../../content/listing-choices';
import { DEFAULT_WITHIN_M, type SearchParams } from '../params';
import { priceSteps } from '../price-steps';
import { type FacetName, type Facets, facetsBy } from '../result';
import { ABSENT, type ChoiceName, type Columns } from './columns';
import { type Filter, PASSES } from './filters';

const COUNTED_UP_TO = 5;

type Rows = readonly Uint32Array[];

/** Rows that pass, and for each filter the rows that it alone refuses. */
export class Passing {
  readonly all: Uint32Array;
  private readonly refusedOnlyBy: readonly Uint32Array[];

  constructor(
    private readonly filters: readonly Filter[],
    refusals: Uint8Array,
  ) {
    const sizes = new Uint32Array(256);
    for (const refusal of refusals) sizes[refusal] = (sizes[refusal] ?? 0) + 1;
    const lists = [PASSES, ...filters.map((_, index) => index + 1)].map(
      (refusal) => new Uint32Array(sizes[refusal] ?? 0),
    );
    const filled = new Uint32Array(lists.length);
    for (let row = 0; row < refusals.length; row++) {
      const list = refusals[row] ?? PASSES;
      const at = filled[list];
      if (at === undefined) continue;
      const rows = lists[list];
      if (rows !== undefined) rows[at] = row;
      filled[list] = at + 1;
    }
    this.all = lists[PASSES] ?? new Uint32Array();
    this.refusedOnlyBy = lists.slice(1);
  }

  /** The rows that pass all filters but this. */
  without(name: keyof SearchParams): Rows {
    const own = this.refusedOnlyBy[this.filters.findIndex((filter) => filter.name === name)];
    return own === undefined ? [this.all] : [this.all, own];
  }
}

const named = (counts: Uint32Array, texts: readonly string[]): ReadonlyMap<string, number> =>
  new Map(
    Array.from(counts, (count, index) => [texts[index] ?? '', count] as const).filter(
      ([text, count]) => count > 0 && text !== '',
    ),
  );

function countChoices(rows: Rows, name: ChoiceName, { choices }: Columns): ReadonlyMap<string, number> {
  const { column, codes } = choices[name];
  const { values } = column;
  const counts = new Uint32Array(codes.texts.length);
  for (const list of rows) for (const row of list) counts[values[row] ?? 0] = (counts[values[row] ?? 0] ?? 0) + 1;
  return named(counts, codes.texts);
}

function countBits(rows: Rows, masks: Uint8Array | Uint32Array, texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Uint32Array(texts.length);
  for (const list of rows) {
    for (const row of list) {
      for (let rest = masks[row] ?? 0; rest !== 0; rest &= rest - 1) {
        const bit = 31 - Math.clz32(rest & -rest);
        counts[bit] = (counts[bit] ?? 0) + 1;
      }
    }
  }
  return named(counts, texts);
}

function countAtLeast(rows: Rows, values: Uint8Array): ReadonlyMap<string, number> {
  const counts = new Uint32Array(COUNTED_UP_TO + 1);
  for (const list of rows) {
    for (const row of list) {
      const value = Math.min(COUNTED_UP_TO, values[row] ?? 0);
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  for (let value = COUNTED_UP_TO - 1; value > 0; value--)
    counts[value] = (counts[value] ?? 0) + (counts[value + 1] ?? 0);
  return named(
    counts,
    Array.from(counts, (_, value) => (value === 0 ? '' : String(value))),
  );
}

function countStations(rows: Rows, within: number, columns: Columns): ReadonlyMap<string, number> {
  const starts = columns.stationStart.values;
  const codes = columns.stations.values;
  const metres = columns.metres.values;
  const counts = new Uint32Array(columns.stationCodes.texts.length);
  for (const list of rows) {
    for (const row of list) {
      for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at++) {
        const code = codes[at] ?? 0;
        if ((metres[at] ?? ABSENT) <= within) counts[code] = (counts[code] ?? 0) + 1;
      }
    }
  }
  return named(counts, columns.stationCodes.texts);
}

/** The counts of every filter's values. */
export function countFacets(passing: Passing, params: SearchParams, columns: Columns): Facets {
  const { within = DEFAULT_WITHIN_M } = params;
  const others: Readonly<Record<Exclude<FacetName, ChoiceName>, () => ReadonlyMap<string, number>>> = {
    stations: () => countStations(passing.without('stations'), within, columns),
    bedsMin: () => countAtLeast(passing.without('bedsMin'), columns.beds.values),
    bathsMin: () => countAtLeast(passing.without('bathsMin'), columns.baths.values),
    collections: () => countBits(passing.without('collections'), columns.collections.values, COLLECTIONS),
    amenities: () => countBits([passing.all], columns.amenities.values, AMENITIES),
  };
  const isOther = (name: FacetName): name is keyof typeof others => name in others;
  return facetsBy((name) => (isOther(name) ? others[name]() : countChoices(passing.without(name), name, columns)));
}

/** How many homes each step of the price histogram holds, whatever price is asked for. */
export function countPrices(passing: Passing, params: SearchParams, { price }: Columns): number[] {
  const steps = priceSteps(params.deal);
  const counts = new Array<number>(steps.length).fill(0);
  for (const list of passing.without('priceMin')) {
    for (const row of list) {
      const value = price.at(row);
      if (value === ABSENT) continue;
      let step = steps.length - 1;
      while (step > 0 && value < (steps[step] ?? 0)) step--;
      counts[step] = (counts[step] ?? 0) + 1;
    }
  }
  return counts;
}
