import type { Facets } from '../documents';
import { AMENITIES, COLLECTIONS, FACTS } from '../listing-choices';
import { DEFAULT_WITHIN_M, MAX_FLOOR, type SearchParams, STATION_LINES, STATION_SYSTEMS } from '../params';
import { priceSteps } from '../price-steps';
import { ABSENT, type ChoiceName, type Columns, PASSES, REFUSED } from './columns';
import { type Filter, inPriceRange } from './filters';
import type { Scratch } from './number-lists';

const MAX_ROOMS = 5;

const systemMask = (id: string): number =>
  STATION_SYSTEMS.reduce(
    (bits, system, bit) => (system === 'any' || id.startsWith(system) ? bits | (1 << bit) : bits),
    0,
  );

const lineMask = (line: string): number =>
  STATION_LINES.reduce((bits, other, bit) => (other === line ? 1 << bit : bits), 0);

type Rows = readonly Uint32Array[];

export class PassingRows {
  readonly all: Uint32Array;
  private readonly refusedOnlyBy: readonly Uint32Array[];

  constructor(
    private readonly filters: readonly Filter[],
    refusals: Uint8Array,
    scratch: Scratch,
  ) {
    const rows = refusals.length;
    const passing = scratch.words('passing', rows);
    const others = filters.map(({ name }) => ({ rows: scratch.words(`refused by ${name}`, rows), count: 0 }));
    let count = 0;
    for (let row = 0; row < rows; row++) {
      const refusal = refusals[row];
      if (refusal === PASSES) passing[count++] = row;
      else if (refusal !== REFUSED) {
        const other = others[(refusal ?? REFUSED) - 1];
        if (other !== undefined) other.rows[other.count++] = row;
      }
    }
    this.all = passing.subarray(0, count);
    this.refusedOnlyBy = others.map((other) => other.rows.subarray(0, other.count));
  }

  has(name: keyof SearchParams): boolean {
    return this.filters.some((filter) => filter.name === name);
  }

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

function countCodes(rows: Rows, values: Uint8Array | Uint16Array, codes: number): Uint32Array {
  const counts = new Uint32Array(codes);
  for (const list of rows) {
    for (let at = 0; at < list.length; at++) {
      const value = values[list[at] ?? 0] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return counts;
}

function countChoices(rows: Rows, name: ChoiceName, { choices }: Columns): ReadonlyMap<string, number> {
  const { column, codes } = choices[name];
  return named(countCodes(rows, column.values, codes.texts.length), codes.texts);
}

/** Counts the rows of each bit. Counting whole bytes first is faster than counting bit by bit. */
function countBits(
  rows: Rows,
  masks: Uint8Array | Uint16Array | Uint32Array,
  texts: readonly string[],
): ReadonlyMap<string, number> {
  const counts = new Uint32Array(texts.length);
  for (let first = 0; first < texts.length; first += 8) {
    const bytes = new Uint32Array(256);
    for (const list of rows) {
      for (let at = 0; at < list.length; at++) {
        const byte = ((masks[list[at] ?? 0] ?? 0) >>> first) & 255;
        bytes[byte] = (bytes[byte] ?? 0) + 1;
      }
    }
    for (let bit = first; bit < Math.min(first + 8, texts.length); bit++) {
      counts[bit] = bytes.reduce((sum, count, byte) => (byte & (1 << (bit - first)) ? sum + count : sum), 0);
    }
  }
  return named(counts, texts);
}

function countAtLeast(rows: Rows, values: ArrayLike<number>, most: number): ReadonlyMap<string, number> {
  const counts = new Uint32Array(most + 1);
  for (const list of rows) {
    for (let at = 0; at < list.length; at++) {
      const value = Math.min(most, Math.floor(values[list[at] ?? 0] ?? 0));
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  for (let value = most - 1; value > 0; value--) counts[value] = (counts[value] ?? 0) + (counts[value + 1] ?? 0);
  return named(
    counts,
    Array.from(counts, (_, value) => (value === 0 ? '' : String(value))),
  );
}

/** The sum of the counts of all masks with a bit, for each bit. */
const countsOfBits = (counts: Uint32Array, texts: readonly string[]): ReadonlyMap<string, number> =>
  named(
    Uint32Array.from(texts, (_, bit) =>
      counts.reduce((sum, count, mask) => (mask & (1 << bit) ? sum + count : sum), 0),
    ),
    texts,
  );

/** Near each station, line and system. A listing near several stations of a line or system counts once. */
function countStations(rows: Rows, within: number, columns: Columns): ReadonlyMap<string, number> {
  const { texts } = columns.stationCodes;
  const starts = columns.stationStart.values;
  const codes = columns.stations.values;
  const metres = columns.metres.values;
  const systemsOf = Uint8Array.from(texts, systemMask);
  const linesOf = Uint16Array.from(columns.stationLines, lineMask);
  const counts = new Uint32Array(texts.length);
  const bySystems = new Uint32Array(2 ** STATION_SYSTEMS.length);
  const byLines = new Uint32Array(2 ** STATION_LINES.length);
  for (const list of rows) {
    for (let at = 0; at < list.length; at++) {
      const row = list[at] ?? 0;
      const end = starts[row + 1] ?? 0;
      let systems = 0;
      let lines = 0;
      for (let near = starts[row] ?? 0; near < end; near++) {
        if ((metres[near] ?? ABSENT) > within) break;
        const code = codes[near] ?? 0;
        counts[code] = (counts[code] ?? 0) + 1;
        systems |= systemsOf[code] ?? 0;
        lines |= linesOf[code] ?? 0;
      }
      if (systems === 0) continue;
      bySystems[systems] = (bySystems[systems] ?? 0) + 1;
      byLines[lines] = (byLines[lines] ?? 0) + 1;
    }
  }
  return new Map([
    ...named(counts, texts),
    ...countsOfBits(bySystems, STATION_SYSTEMS),
    ...countsOfBits(byLines, STATION_LINES),
  ]);
}

/** Ignores the price filter's guess of the deal, which excludes the other one. */
function countDeals(passing: PassingRows, params: SearchParams, columns: Columns): ReadonlyMap<string, number> {
  const isRead = params.deal === undefined && passing.has('priceMin');
  const isInRange = isRead ? inPriceRange(params, columns) : undefined;
  const rows = isInRange && passing.without('priceMin').map((list) => list.filter(isInRange));
  return countChoices(rows ?? passing.without('deal'), 'deal', columns);
}

/** Four or more storeys are also three or more. */
function withMoreStoreys(counts: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const most = counts.get('4') ?? 0;
  return most === 0 ? counts : new Map([...counts, ['3', (counts.get('3') ?? 0) + most]]);
}

const inProvince = (counts: ReadonlyMap<string, number>, province = '') =>
  new Map([...counts].filter(([district]) => district.startsWith(province)));

export function countFacets(passing: PassingRows, params: SearchParams, columns: Columns): Facets {
  const { district, province, within = DEFAULT_WITHIN_M } = params;
  const choices = (name: ChoiceName, without: keyof SearchParams = name) =>
    countChoices(passing.without(without), name, columns);
  return {
    deal: countDeals(passing, params, columns),
    types: choices('types'),
    province: choices('province', district === undefined ? 'province' : 'district'),
    district: inProvince(choices('district'), province),
    stations: countStations(passing.without('stations'), within, columns),
    bedsMin: countAtLeast(passing.without('bedsMin'), columns.beds.values, MAX_ROOMS),
    bathsMin: countAtLeast(passing.without('bathsMin'), columns.baths.values, MAX_ROOMS),
    storeys: withMoreStoreys(choices('storeys')),
    floorMin: countAtLeast(passing.without('floorMin'), columns.floor.values, MAX_FLOOR),
    collections: countBits(passing.without('collections'), columns.collections.values, COLLECTIONS),
    condition: choices('condition'),
    furnishing: choices('furnishing'),
    deed: choices('deed'),
    tenure: choices('tenure'),
    foreignQuota: choices('foreignQuota'),
    amenities: countBits([passing.all], columns.saidAmenities.values, AMENITIES),
    facts: countBits([passing.all], columns.facts.values, FACTS),
  };
}

export function countPrices(passing: PassingRows, { deal }: SearchParams, { priceSteps: columns }: Columns): number[] {
  const { values } = deal === 'rent' ? columns.rent : columns.sale;
  const [, ...counts] = countCodes(passing.without('priceMin'), values, priceSteps(deal).length + 1);
  return counts;
}
