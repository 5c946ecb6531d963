import type { FacetName, Facets } from '../documents';
import { AMENITIES, COLLECTIONS, FACTS } from '../listing-choices';
import {
  DEFAULT_WITHIN_M,
  MAX_FLOOR,
  REACH_MINUTES,
  type SearchParams,
  STATION_LINES,
  STATION_SYSTEMS,
} from '../params';
import { priceSteps } from '../price-steps';
import { ABSENT, type ChoiceName, type Columns, uint16s } from './columns';
import { inPriceRange, type PassingRows } from './filters';

type Rows = readonly Uint32Array[];
type Counts = ReadonlyMap<string, number>;

function named(counts: Uint32Array, texts: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (let index = 0; index < texts.length; index++) {
    const [text, count] = [texts[index] ?? '', counts[index] ?? 0];
    if (count > 0 && text !== '') found.set(text, count);
  }
  return found;
}

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

const BYTES = 256;

/** Counts each byte of the masks. One pass, because reading the rows takes longer than counting. */
function countBytes(rows: Rows, masks: Uint32Array): Uint32Array {
  const counts = new Uint32Array(4 * BYTES);
  for (const list of rows) {
    for (let at = 0; at < list.length; at++) {
      const mask = masks[list[at] ?? 0] ?? 0;
      for (let byte = 0; byte < 4; byte++) {
        const index = byte * BYTES + ((mask >>> (byte * 8)) & 255);
        counts[index] = (counts[index] ?? 0) + 1;
      }
    }
  }
  return counts;
}

/** The sum of the counts of all masks with a bit, for each bit. `counts` has 2 ** `width` masks of each so many bits. */
function countBits(counts: Uint32Array, texts: readonly string[], width = 8): Counts {
  const sums = new Uint32Array(texts.length);
  for (let index = 0; index < counts.length; index++) {
    const count = counts[index] ?? 0;
    if (count === 0) continue;
    let bit = (index >>> width) * width;
    for (let mask = index & (2 ** width - 1); mask !== 0; mask >>>= 1, bit++)
      if ((mask & 1) === 1) sums[bit] = (sums[bit] ?? 0) + count;
  }
  return named(sums, texts);
}

function atLeast(counts: Uint32Array, most: number): Counts {
  for (let value = counts.length - 2; value > 0; value--)
    counts[value] = (counts[value] ?? 0) + (counts[value + 1] ?? 0);
  return named(
    counts,
    Array.from({ length: most + 1 }, (_, value) => (value === 0 ? '' : String(value))),
  );
}

/** Also exactly so many: `2-2`. More than the highest count share one number. */
function bedrooms(counts: Uint32Array): Counts {
  const exact = named(
    counts,
    Array.from({ length: MAX_ROOMS }, (_, value) => (value === 0 ? '' : `${value}-${value}`)),
  );
  return new Map([...exact, ...atLeast(counts, MAX_ROOMS)]);
}

/** A filter with few values. `numberOf` is the number of its value in a row. */
type Digit = { readonly name: FacetName; readonly values: number; readonly numberOf: (row: number) => number };

/** With fewer rows, counting each filter is faster than the sums over all profiles. */
const MANY_ROWS = 1_000;

/** Several filters with few values as the digits of one number per row, so that one pass counts all of them. */
class Profiles {
  private readonly size: number;
  /** For each digit, its value in each profile. */
  private readonly valuesOf: readonly Uint8Array[];
  private readonly profiles = uint16s();
  private count = 0;

  constructor(private readonly digits: readonly Digit[]) {
    let unit = 1;
    const units = digits.map(({ values }) => {
      unit *= values;
      return unit / values;
    });
    this.size = unit;
    this.valuesOf = digits.map(({ values }, at) =>
      Uint8Array.from({ length: unit }, (_, profile) => Math.floor(profile / (units[at] ?? 1)) % values),
    );
  }

  /** Adds the rows after those that it has. A row never changes. */
  private update(count: number): void {
    for (; this.count < count; this.count++)
      this.profiles.set(
        this.count,
        this.digits.reduceRight((profile, { values, numberOf }) => profile * values + numberOf(this.count), 0),
      );
  }

  /** The counts of the values of each filter: all rows that pass, and those that only this filter refuses. */
  counts(passing: PassingRows, rowCount: number): readonly (readonly [FacetName, Uint32Array])[] {
    const isMany = passing.all.length >= MANY_ROWS;
    if (isMany) this.update(rowCount);
    const ofProfiles = isMany ? countCodes([passing.all], this.profiles.values, this.size) : undefined;
    return this.digits.map(({ name, values, numberOf }, at) => {
      const counts = new Uint32Array(values);
      const valueOfProfile = this.valuesOf[at] ?? new Uint8Array();
      for (let profile = 0; ofProfiles !== undefined && profile < ofProfiles.length; profile++) {
        const value = valueOfProfile[profile] ?? 0;
        counts[value] = (counts[value] ?? 0) + (ofProfiles[profile] ?? 0);
      }
      for (const list of passing.without(name).slice(isMany ? 1 : 0)) {
        for (let index = 0; index < list.length; index++) {
          const value = numberOf(list[index] ?? 0);
          counts[value] = (counts[value] ?? 0) + 1;
        }
      }
      return [name, counts] as const;
    });
  }
}

function withMoreStoreys(counts: Counts): Counts {
  const most = counts.get('4') ?? 0;
  return most === 0 ? counts : new Map([...counts, ['3', (counts.get('3') ?? 0) + most]]);
}

const MAX_ROOMS = 5;

const groupMask = (id: string, line: string): number =>
  [...STATION_SYSTEMS, ...STATION_LINES].reduce(
    (bits, group, bit) => (group === 'any' || group === line || id.startsWith(group) ? bits | (1 << bit) : bits),
    0,
  );

/** Counts the listings of each value of each filter, among those that pass all others. */
export class FacetCounter {
  private readonly profiles: readonly Profiles[];
  private groups: Uint16Array = new Uint16Array();

  constructor(private readonly columns: Columns) {
    const rooms = (name: FacetName, column: Columns['beds' | 'baths']): Digit => ({
      ...{ name, values: MAX_ROOMS + 1 },
      numberOf: (row) => Math.min(MAX_ROOMS, Math.floor(column.at(row))),
    });
    const choice = (name: ChoiceName): Digit => {
      const { column, codes } = columns.choices[name];
      return { name, values: codes.texts.length, numberOf: (row) => column.at(row) };
    };
    this.profiles = [
      [
        choice('deal'),
        choice('types'),
        choice('storeys'),
        rooms('bedsMin', columns.beds),
        rooms('bathsMin', columns.baths),
      ],
      (['condition', 'furnishing', 'deed', 'tenure', 'foreignQuota'] as const).map(choice),
    ].map((digits) => new Profiles(digits));
  }

  private choices(rows: Rows, name: ChoiceName): Counts {
    const { column, codes } = this.columns.choices[name];
    return named(countCodes(rows, column.values, codes.texts.length), codes.texts);
  }

  /** Near each station, line and system. A listing near several stations of a line or system counts once. */
  private stations(rows: Rows, within: number): Counts {
    const { stationCodes, stationLines, stationStart, stations, metres } = this.columns;
    const { texts } = stationCodes;
    if (this.groups.length !== texts.length)
      this.groups = Uint16Array.from(texts, (id, code) => groupMask(id, stationLines[code] ?? ''));
    const { groups } = this;
    const [starts, codes, distances] = [stationStart.values, stations.values, metres.values];
    const counts = new Uint32Array(texts.length);
    const bySystems = new Uint32Array(2 ** STATION_SYSTEMS.length);
    const byLines = new Uint32Array(2 ** STATION_LINES.length);
    for (const list of rows) {
      for (let at = 0; at < list.length; at++) {
        const row = list[at] ?? 0;
        const end = starts[row + 1] ?? 0;
        let found = 0;
        for (let near = starts[row] ?? 0; near < end; near++) {
          if ((distances[near] ?? ABSENT) > within) break;
          const code = codes[near] ?? 0;
          counts[code] = (counts[code] ?? 0) + 1;
          found |= groups[code] ?? 0;
        }
        const system = found & (bySystems.length - 1);
        bySystems[system] = (bySystems[system] ?? 0) + 1;
        const line = found >>> STATION_SYSTEMS.length;
        byLines[line] = (byLines[line] ?? 0) + 1;
      }
    }
    return new Map([
      ...named(counts, texts),
      ...countBits(bySystems, STATION_SYSTEMS),
      ...countBits(byLines, STATION_LINES, STATION_LINES.length),
    ]);
  }

  /** Within each time of the place that the search names. */
  private times(passing: PassingRows, { reach }: SearchParams): Counts {
    if (reach === undefined) return new Map();
    const counts = countCodes(passing.without('reach'), this.columns.journeys.to(reach.to), BYTES);
    const within = (minutes: number) => counts.subarray(1, minutes + 1).reduce((sum, count) => sum + count, 0);
    return new Map(
      REACH_MINUTES.map((minutes) => [String(minutes), within(minutes)] as const).filter(([, count]) => count > 0),
    );
  }

  /** Ignores the price filter's guess of the deal, which excludes the other one. */
  private deals(passing: PassingRows, params: SearchParams, counted: Counts): Counts {
    const isInRange = params.deal === undefined ? inPriceRange(params, this.columns) : undefined;
    if (isInRange === undefined || !passing.has('priceMin')) return counted;
    return this.choices(
      passing.without('priceMin').map((list) => list.filter(isInRange)),
      'deal',
    );
  }

  count(passing: PassingRows, params: SearchParams): Facets {
    const { columns } = this;
    const { district, province = '', within = DEFAULT_WITHIN_M } = params;
    const counts = new Map(this.profiles.flatMap((some) => some.counts(passing, columns.count)));
    const of = (name: FacetName) => counts.get(name) ?? new Uint32Array();
    const choices = (name: ChoiceName) => named(of(name), columns.choices[name].codes.texts);
    const districts = this.choices(passing.without('district'), 'district');
    const floors = countCodes(passing.without('floorMin'), columns.floor.values, BYTES);
    const collections = countCodes(passing.without('collections'), columns.collections.values, BYTES);
    return {
      deal: this.deals(passing, params, choices('deal')),
      types: choices('types'),
      province: this.choices(passing.without(district === undefined ? 'province' : 'district'), 'province'),
      district: new Map([...districts].filter(([code]) => code.startsWith(province))),
      stations: this.stations(passing.without('stations'), within),
      reach: this.times(passing, params),
      bedsMin: bedrooms(of('bedsMin')),
      bathsMin: atLeast(of('bathsMin'), MAX_ROOMS),
      storeys: withMoreStoreys(choices('storeys')),
      floorMin: atLeast(floors, MAX_FLOOR),
      collections: countBits(collections, COLLECTIONS),
      condition: choices('condition'),
      furnishing: choices('furnishing'),
      deed: choices('deed'),
      tenure: choices('tenure'),
      foreignQuota: choices('foreignQuota'),
      amenities: countBits(countBytes([passing.all], columns.saidAmenities.values), AMENITIES),
      facts: countBits(countCodes([passing.all], columns.facts.values, 2 ** FACTS.length), FACTS, FACTS.length),
    };
  }

  prices(passing: PassingRows, { deal }: SearchParams): number[] {
    const { values } = deal === 'rent' ? this.columns.priceSteps.rent : this.columns.priceSteps.sale;
    const [, ...counts] = countCodes(passing.without('priceMin'), values, priceSteps(deal).length + 1);
    return counts;
  }
}
