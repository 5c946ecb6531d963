import { pricePerSqm } from 'thai-property-search/facts';
import type { Listing } from '../content/collections';
import { pricePerSqwah } from './price';

const AREA_BAND = 0.25;
const WITHIN_M = 3_000;
const EARTH_RADIUS_M = 6_371_008.8;
/** The squared chord between two points at this distance, in Earth radii. */
const CHORD_SQUARED = (2 * Math.sin(WITHIN_M / EARTH_RADIUS_M / 2)) ** 2;
/** Points within 3 km are at most one cell apart: a cell is at least 3.1 km wide, at the north end of Thailand. */
const CELL_DEGREES = 0.03;
const AROUND = [-1, 0, 1];

/** THB per m² of usable area, or per square wah for land. */
export type PricedListing = {
  readonly listing: Listing;
  readonly area: number;
  readonly price: number;
  /** When its price was set, in milliseconds since 1970. Parsing a date would take longer than the search. */
  readonly pricedAt: number;
};

export function pricedListing(listing: Listing): PricedListing | undefined {
  const isLand = listing.propertyType === 'land';
  const area = isLand ? listing.landAreaSqwah : listing.usableAreaSqm;
  const price = isLand ? pricePerSqwah(listing) : pricePerSqm(listing);
  if (area === undefined || price === null) return undefined;
  return { listing, area, price, pricedAt: Date.parse(listing.priceHistory.at(-1)?.at ?? listing.publishedAt) };
}

type Point = Pick<NonNullable<Listing['geo']>, 'lat' | 'lng'> | undefined;

/** A home, or one that its owner describes. */
export type Compared = {
  readonly listing: Pick<Listing, 'id' | 'deal' | 'propertyType' | 'tenure'> & {
    readonly address: Pick<Listing['address'], 'districtCode'>;
    readonly geo?: Point;
  };
  readonly area: number;
};

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A point on the unit sphere. Without a position it is NaN, which is near nothing. */
function vector(geo: Point): readonly [x: number, y: number, z: number] {
  if (geo === undefined) return [Number.NaN, Number.NaN, Number.NaN];
  const across = Math.cos(radians(geo.lat));
  return [across * Math.cos(radians(geo.lng)), across * Math.sin(radians(geo.lng)), Math.sin(radians(geo.lat))];
}

/** The figures of listings in one array, in order of area. Lists of objects would be ten times slower to read. */
type Packed = Float64Array;
const WIDTH = 7;
const NONE: Packed = new Float64Array();

const districtOf = ({ address }: Compared['listing']) => Number(address.districtCode);

const toRow = ({ area, pricedAt, listing }: PricedListing, number: number): readonly number[] => [
  ...[area, number, pricedAt, districtOf(listing)],
  ...vector(listing.geo),
];

function packed(numbers: readonly number[], homes: readonly PricedListing[]): Packed {
  const rows = numbers.flatMap((number) => {
    const home = homes[number];
    return home === undefined ? [] : [toRow(home, number)];
  });
  return Float64Array.from(rows.sort(([a = 0], [b = 0]) => a - b).flat());
}

function without(homes: Packed, number: number): Packed {
  for (let offset = 0; offset < homes.length; offset += WIDTH) {
    if (homes[offset + 1] !== number) continue;
    const result = new Float64Array(homes.length - WIDTH);
    result.set(homes.subarray(0, offset));
    result.set(homes.subarray(offset + WIDTH), offset);
    return result;
  }
  return homes;
}

function withRow(homes: Packed, row: readonly number[]): Packed {
  let offset = 0;
  while (offset < homes.length && (homes[offset] ?? 0) <= (row[0] ?? 0)) offset += WIDTH;
  const all = new Float64Array(homes.length + WIDTH);
  all.set(homes.subarray(0, offset));
  all.set(row, offset);
  all.set(homes.subarray(offset), offset + WIDTH);
  return all;
}

function bandStart(homes: Packed, area: number): number {
  let low = 0;
  for (let high = homes.length / WIDTH; low < high; ) {
    const middle = (low + high) >> 1;
    if ((homes[middle * WIDTH] ?? 0) / area - 1 < -AREA_BAND) low = middle + 1;
    else high = middle;
  }
  return low * WIDTH;
}

function collectNear(found: number[], homes: Packed, { listing, area }: Compared, since: number): void {
  const district = districtOf(listing);
  const [x, y, z] = vector(listing.geo);
  for (let offset = bandStart(homes, area); offset < homes.length; offset += WIDTH) {
    if ((homes[offset] ?? 0) / area - 1 > AREA_BAND) return;
    if ((homes[offset + 2] ?? 0) < since || homes[offset + 3] === district) continue;
    const distance =
      ((homes[offset + 4] ?? 0) - x) ** 2 + ((homes[offset + 5] ?? 0) - y) ** 2 + ((homes[offset + 6] ?? 0) - z) ** 2;
    if (distance <= CHORD_SQUARED) found.push(homes[offset + 1] ?? 0);
  }
}

function collectAll(found: number[], homes: Packed, { area }: Compared, since: number): void {
  for (let offset = bandStart(homes, area); offset < homes.length; offset += WIDTH) {
    if ((homes[offset] ?? 0) / area - 1 > AREA_BAND) return;
    if ((homes[offset + 2] ?? 0) >= since) found.push(homes[offset + 1] ?? 0);
  }
}

const cellOf = (degrees: number) => Math.floor(degrees / CELL_DEGREES);
/** Leases sell for less than freeholds, so they are only compared with leases. For rentals it does not matter. */
const offerOf = ({ deal, propertyType, tenure }: Compared['listing']) =>
  `${deal} ${propertyType} ${deal === 'sale' ? tenure : ''}`;
const districtKey = (listing: Compared['listing']) => `${offerOf(listing)} ${listing.address.districtCode}`;

function groupsOf(listing: Listing): readonly string[] {
  const { geo } = listing;
  if (geo === undefined) return [districtKey(listing)];
  return [districtKey(listing), `${offerOf(listing)} ${cellOf(geo.lat)},${cellOf(geo.lng)}`];
}

export class HomesAlike {
  private readonly homes: (PricedListing | undefined)[];
  private readonly prices: number[];
  private readonly numbers = new Map<string, number>();
  private readonly groups: Map<string, Packed>;

  constructor(listings: Iterable<Listing>) {
    const homes = [...listings].flatMap((listing) => pricedListing(listing) ?? []);
    const groups = new Map<string, number[]>();
    for (const [number, { listing }] of homes.entries()) {
      this.numbers.set(listing.id, number);
      for (const key of groupsOf(listing)) {
        const group = groups.get(key);
        if (group === undefined) groups.set(key, [number]);
        else group.push(number);
      }
    }
    this.homes = homes;
    this.prices = homes.map(({ price }) => price);
    this.groups = new Map([...groups].map(([key, group]) => [key, packed(group, homes)]));
  }

  replace(id: string, listing: Listing | undefined): void {
    const number = this.numbers.get(id) ?? this.homes.length;
    const [before, after] = [this.homes[number], listing && pricedListing(listing)];
    if (before !== undefined) {
      this.homes[number] = undefined;
      for (const key of groupsOf(before.listing)) this.groups.set(key, without(this.groups.get(key) ?? NONE, number));
    }
    if (after === undefined) return;
    this.homes[number] = after;
    this.prices[number] = after.price;
    this.numbers.set(id, number);
    for (const key of groupsOf(after.listing))
      this.groups.set(key, withRow(this.groups.get(key) ?? NONE, toRow(after, number)));
  }

  private numbersAround(home: Compared, since: number): number[] {
    const { listing } = home;
    const found: number[] = [];
    collectAll(found, this.groups.get(districtKey(listing)) ?? NONE, home, since);
    // The listing is in its own district and band.
    const ownIndex = found.indexOf(this.numbers.get(listing.id) ?? -1);
    if (ownIndex >= 0) found.splice(ownIndex, 1);
    if (listing.geo === undefined) return found;
    for (const north of AROUND) {
      for (const east of AROUND) {
        const cell = `${cellOf(listing.geo.lat) + north},${cellOf(listing.geo.lng) + east}`;
        const homes = this.groups.get(`${offerOf(listing)} ${cell}`);
        if (homes !== undefined) collectNear(found, homes, home, since);
      }
    }
    return found;
  }

  /** The others of the same deal and type in the district or within 3 km, area within 25 %, priced since a time. */
  around(home: Compared, since: number): PricedListing[] {
    return this.numbersAround(home, since).flatMap((number) => this.homes[number] ?? []);
  }

  pricesAround(home: Compared, since: number): number[] {
    return this.numbersAround(home, since).map((number) => this.prices[number] ?? 0);
  }
}
