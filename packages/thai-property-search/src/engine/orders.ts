import { isHouses, OWN_HOUSES } from '../listing-choices';
import { DEFAULT_WITHIN_M, type SearchParams, type Sort } from '../params';
import { ABSENT, amenityMask, type Columns } from './columns';
import type { Scratch } from './number-lists';

function isNewer(a: number, b: number, { published, ids }: Columns): boolean {
  if (published.at(a) !== published.at(b)) return published.at(a) > published.at(b);
  return (ids[a] ?? '') < (ids[b] ?? '');
}

class Order {
  private rows: Uint32Array = new Uint32Array();
  private length = 0;

  constructor(
    private readonly key: (row: number) => number,
    private readonly columns: Columns,
  ) {}

  private isBefore(a: number, b: number): boolean {
    const [first, second] = [this.key(a), this.key(b)];
    return first === second ? isNewer(a, b, this.columns) : first < second;
  }

  build(all: Iterable<number>): void {
    const keys = Float64Array.from({ length: this.columns.count }, (_, row) => this.key(row));
    // Two `ABSENT` keys differ by NaN, which the sort treats as 0.
    this.rows = Uint32Array.from([...all].sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0)));
    this.length = this.rows.length;
  }

  insert(row: number): void {
    let low = 0;
    let high = this.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.isBefore(this.rows[middle] ?? 0, row)) low = middle + 1;
      else high = middle;
    }
    if (this.length === this.rows.length) {
      const enlarged = new Uint32Array(Math.ceil(this.length * 1.1) + 16);
      enlarged.set(this.rows);
      this.rows = enlarged;
    }
    this.rows.copyWithin(low + 1, low, this.length);
    this.rows[low] = row;
    this.length++;
  }

  all(): Uint32Array {
    return this.rows.subarray(0, this.length);
  }
}

function nearestStation({ stationStart, metres }: Columns, row: number): number {
  const start = stationStart.at(row);
  return start < stationStart.at(row + 1) ? metres.at(start) : ABSENT;
}

/** Higher than any price, in THB: sorts rents after all sale prices, because a monthly rent is not a low price. */
const RENTS_AFTER = 10 ** 12;

export class Orders {
  private readonly keys: Readonly<Record<Sort, (row: number) => number>>;
  private readonly built = new Map<Sort, Order>();

  constructor(private readonly columns: Columns) {
    const { price, perSqm, discount, yieldTenths, published } = columns;
    const { column: deal, codes } = columns.choices.deal;
    const rent = codes.codeOf('rent');
    const salesFirst = (row: number, value: number) => (deal.at(row) === rent ? RENTS_AFTER + value : value);
    this.keys = {
      newest: (row) => -published.at(row),
      'price-asc': (row) => salesFirst(row, price.at(row)),
      'price-desc': (row) => (price.at(row) === ABSENT ? ABSENT : salesFirst(row, -price.at(row))),
      'price-per-sqm': (row) => salesFirst(row, perSqm.at(row)),
      discount: (row) => -discount.at(row),
      yield: (row) => -yieldTenths.at(row),
      nearest: (row) => nearestStation(columns, row),
    };
  }

  /** Rows are mostly added in order of id already, and sorting a sorted list is fast. */
  private byId(): number[] {
    const { ids } = this.columns;
    return ids.map((_, row) => row).sort((a, b) => ((ids[a] ?? '') < (ids[b] ?? '') ? -1 : 1));
  }

  insert(row: number): void {
    for (const order of this.built.values()) order.insert(row);
  }

  forget(name: Sort): void {
    this.built.delete(name);
  }

  by(name: Sort): Uint32Array {
    const existing = this.built.get(name);
    if (existing !== undefined) return existing.all();
    const order = new Order(this.keys[name], this.columns);
    order.build(name === 'newest' ? this.byId() : this.by('newest'));
    this.built.set(name, order);
    return order.all();
  }
}

export function pick(order: Uint32Array, passing: Uint32Array, from: number, to: number, scratch: Scratch): number[] {
  const marks = marked(passing, order.length, scratch);
  const found: number[] = [];
  const last = Math.min(to, passing.length);
  for (let index = 0, place = 0; place < last && index < order.length; index++) {
    const row = order[index] ?? 0;
    if (marks[row] !== 1) continue;
    if (place >= from) found.push(row);
    place++;
  }
  return found;
}

function marked(rows: Uint32Array, count: number, scratch: Scratch): Uint8Array {
  const marks = scratch.bytes('marks', count);
  for (let index = 0; index < rows.length; index++) marks[rows[index] ?? 0] = 1;
  return marks;
}

/** What the visitor most likely meant, in points of the text search. A fact weighs more than a place in the text. */
const PREFERRED = { fact: 30, ownPool: 3, ownHouse: 2 } as const;

/** The scores with points for amenities that are facts and not only in the text, and for houses of their own. */
export function withPreferences(
  { types, amenities }: SearchParams,
  columns: Columns,
  passing: Uint32Array,
  scores: Float32Array | undefined,
  scratch: Scratch,
): Float32Array {
  const wanted = amenityMask(amenities);
  const { column, codes } = columns.choices.types;
  const ofPool = amenities.includes('swimming-pool') ? PREFERRED.ownPool : 0;
  const byType = new Float32Array(codes.texts.length);
  for (const type of isHouses(types) ? OWN_HOUSES : [])
    byType[codes.codeOf(type)] = PREFERRED.ownHouse + (type === 'villa' ? ofPool : 0);
  const all = scratch.floats('scores with preferences', columns.count);
  for (let index = 0; index < passing.length; index++) {
    const row = passing[index] ?? 0;
    const isFact = (columns.amenities.at(row) & wanted) === wanted;
    all[row] = (scores?.[row] ?? 0) + (byType[column.at(row)] ?? 0) + (isFact ? PREFERRED.fact : 0);
  }
  return all;
}

const STEPS = 4_096;

function lastStep(counts: Uint32Array, to: number): { step: number; before: number } {
  let before = 0;
  for (let step = 0; step < STEPS; step++) {
    const through = before + (counts[step] ?? 0);
    if (through >= to) return { step, before };
    before = through;
  }
  return { step: STEPS - 1, before };
}

/** The first `to` passing rows by steps from 0 to `STEPS`. Equal ones keep the given order. Linear in the rows. */
function byStep(
  stepOf: (row: number) => number,
  order: Uint32Array,
  passing: Uint32Array,
  to: number,
  scratch: Scratch,
): Uint32Array {
  const counts = new Uint32Array(STEPS);
  for (let index = 0; index < passing.length; index++) {
    const step = stepOf(passing[index] ?? 0);
    counts[step] = (counts[step] ?? 0) + 1;
  }
  const limit = Math.min(to, passing.length);
  const last = lastStep(counts, limit);
  const marks = marked(passing, order.length, scratch);
  let ofLast = limit - last.before;
  const keys: number[] = [];
  for (let place = 0; keys.length < limit; place++) {
    const row = order[place] ?? 0;
    if (marks[row] !== 1) continue;
    const step = stepOf(row);
    if (step < last.step || (step === last.step && ofLast-- > 0)) keys.push(step * order.length + place);
  }
  return Uint32Array.from(Float64Array.from(keys).sort(), (key) => order[key % order.length] ?? 0);
}

export function byScore(
  scores: Float32Array,
  order: Uint32Array,
  passing: Uint32Array,
  to: number,
  scratch: Scratch,
): Uint32Array {
  let best = 1e-9;
  for (let index = 0; index < passing.length; index++) best = Math.max(best, scores[passing[index] ?? 0] ?? 0);
  const scale = (STEPS - 1) / best;
  return byStep((row) => STEPS - 1 - Math.floor((scores[row] ?? 0) * scale), order, passing, to, scratch);
}

/**
 * The first `to` passing rows by minutes to the place of the search, or else by whole metres to its stations. Undefined
 * if it names neither.
 */
export function byDistance(
  { stations, within = DEFAULT_WITHIN_M, reach }: SearchParams,
  columns: Columns,
  order: Uint32Array,
  passing: Uint32Array,
  to: number,
  scratch: Scratch,
): Uint32Array | undefined {
  if (reach !== undefined) {
    const minutes = columns.journeys.to(reach.to);
    return byStep((row) => minutes[row] || STEPS - 1, order, passing, to, scratch);
  }
  if (stations.length === 0 || stations.includes('any')) return undefined;
  const isSelected = columns.selectedStations(stations);
  const starts = columns.stationStart.values;
  const codes = columns.stations.values;
  const metres = columns.metres.values;
  const metresOf = (row: number) => {
    const end = starts[row + 1] ?? 0;
    for (let index = starts[row] ?? 0; index < end; index++) {
      const distance = metres[index] ?? STEPS;
      if (distance > within) break;
      if (isSelected[codes[index] ?? 0] === 1) return distance;
    }
    return STEPS - 1;
  };
  return byStep(metresOf, order, passing, to, scratch);
}
