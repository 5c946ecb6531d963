import type { Sort } from '../params';
import { ABSENT, type Columns } from './columns';

function isNewer(a: number, b: number, { published, ids }: Columns): boolean {
  if (published.at(a) !== published.at(b)) return published.at(a) > published.at(b);
  return (ids[a] ?? '') < (ids[b] ?? '');
}

/** Rows in a stored order: by key ascending, then newest first, then by id. */
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

  /** Sorts the rows. Rows with equal keys stay in the given order. */
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
      const grown = new Uint32Array(Math.ceil(this.length * 1.1) + 16);
      grown.set(this.rows);
      this.rows = grown;
    }
    this.rows.copyWithin(low + 1, low, this.length);
    this.rows[low] = row;
    this.length++;
  }

  all(): Uint32Array {
    return this.rows.subarray(0, this.length);
  }
}

/** Metres to the nearest station of a row, which is the first in its list. */
function nearestStation({ stationStart, metres }: Columns, row: number): number {
  const start = stationStart.at(row);
  return start < stationStart.at(row + 1) ? metres.at(start) : ABSENT;
}

type OrderName = Sort | 'fresh';

/** Higher than any price, in THB: sorts rents after all sale prices, because a monthly rent is not a low price. */
const RENTS_AFTER = 10 ** 12;

/** All sort orders, and one with recently checked listings first. Each is built on first use. */
export class Orders {
  private readonly keys: Readonly<Record<OrderName, (row: number) => number>>;
  private readonly built = new Map<OrderName, Order>();

  constructor(private readonly columns: Columns) {
    const { price, perSqm, discount, yieldTenths, published, fresh } = columns;
    const { column: deal, codes } = columns.choices.deal;
    const rent = codes.codeOf('rent');
    const salesFirst = (row: number, value: number) => (deal.at(row) === rent ? RENTS_AFTER + value : value);
    this.keys = {
      newest: (row) => -published.at(row),
      'price-asc': (row) => salesFirst(row, price.at(row)),
      'price-desc': (row) => (price.at(row) === ABSENT ? ABSENT : -price.at(row)),
      'price-per-sqm': (row) => salesFirst(row, perSqm.at(row)),
      discount: (row) => -discount.at(row),
      yield: (row) => -yieldTenths.at(row),
      nearest: (row) => nearestStation(columns, row),
      fresh: (row) => -fresh.at(row),
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

  /** Call it when the keys of an order change. */
  forget(name: OrderName): void {
    this.built.delete(name);
  }

  /** All rows, including replaced ones. */
  by(name: OrderName): Uint32Array {
    const existing = this.built.get(name);
    if (existing !== undefined) return existing.all();
    const order = new Order(this.keys[name], this.columns);
    order.build(name === 'newest' ? this.byId() : this.by('newest'));
    this.built.set(name, order);
    return order.all();
  }
}
