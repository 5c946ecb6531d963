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

type Vector = readonly [x: number, y: number, z: number];

/** A point on the unit sphere. Without a position it is NaN, which is near nothing. */
function vector(geo: Point): Vector {
  if (geo === undefined) return [Number.NaN, Number.NaN, Number.NaN];
  const across = Math.cos(radians(geo.lat));
  return [across * Math.cos(radians(geo.lng)), across * Math.sin(radians(geo.lng)), Math.sin(radians(geo.lat))];
}

/** The figures of listings in one array, in order of area. Lists of objects would be ten times slower to read. */
type Packed = Float64Array;
const WIDTH = 8;
const [NUMBER, PRICE] = [1, 7];
const NONE: Packed = new Float64Array();

const districtOf = ({ address }: Compared['listing']) => Number(address.districtCode);

const toRow = ({ area, price, pricedAt, listing }: PricedListing, number: number): readonly number[] => {
  const [x, y, z] = vector(listing.geo);
  return [area, number, pricedAt, districtOf(listing), x, y, z, price];
};

function packed(numbers: number[], homes: readonly PricedListing[]): Packed {
  const rows = new Float64Array(numbers.length * WIDTH);
  numbers.sort((a, b) => (homes[a]?.area ?? 0) - (homes[b]?.area ?? 0));
  for (const [index, number] of numbers.entries()) {
    const home = homes[number];
    if (home !== undefined) rows.set(toRow(home, number), index * WIDTH);
  }
  return rows;
}

function without(homes: Packed, number: number): Packed {
  for (let offset = 0; offset < homes.length; offset += WIDTH) {
    if (homes[offset + NUMBER] !== number) continue;
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

/** Asks for a column of the rows alike with prices since a time, but not of the listing's own row. */
type Question = { readonly home: Compared; readonly own: number; readonly since: number; readonly column: number };

function collectNear(found: number[], homes: Packed, { home, since, column }: Question, [x, y, z]: Vector): void {
  const { area } = home;
  const district = districtOf(home.listing);
  for (let offset = bandStart(homes, area); offset < homes.length; offset += WIDTH) {
    if ((homes[offset] ?? 0) / area - 1 > AREA_BAND) return;
    if ((homes[offset + 2] ?? 0) < since || homes[offset + 3] === district) continue;
    const distance =
      ((homes[offset + 4] ?? 0) - x) ** 2 + ((homes[offset + 5] ?? 0) - y) ** 2 + ((homes[offset + 6] ?? 0) - z) ** 2;
    if (distance <= CHORD_SQUARED) found.push(homes[offset + column] ?? 0);
  }
}

function collectAll(found: number[], homes: Packed, { home: { area }, own, since, column }: Question): void {
  for (let offset = bandStart(homes, area); offset < homes.length; offset += WIDTH) {
    if ((homes[offset] ?? 0) / area - 1 > AREA_BAND) return;
    if ((homes[offset + 2] ?? 0) >= since && homes[offset + NUMBER] !== own) found.push(homes[offset + column] ?? 0);
  }
}

/** The number of a cell is larger than that of a district. */
const ROW_OF_CELLS = 2 ** 14;
const cellOf = ({ lat, lng }: NonNullable<Point>) =>
  Math.floor(lat / CELL_DEGREES) * ROW_OF_CELLS + Math.floor(lng / CELL_DEGREES);
const CELLS_AROUND = [-1, 0, 1].flatMap((north) => [-1, 0, 1].map((east) => north * ROW_OF_CELLS + east));

/** Leases sell for less than freeholds, so they are only compared with leases. For rentals it does not matter. */
const offerOf = ({ deal, propertyType, tenure }: Compared['listing']) =>
  `${deal} ${propertyType} ${deal === 'sale' ? tenure : ''}`;

const placesOf = (listing: Listing): readonly number[] =>
  listing.geo === undefined ? [districtOf(listing)] : [districtOf(listing), cellOf(listing.geo)];

function groupOf<Group>(groups: Map<string, Map<number, Group>>, listing: Listing): Map<number, Group> {
  const offer = offerOf(listing);
  const group = groups.get(offer) ?? new Map<number, Group>();
  groups.set(offer, group);
  return group;
}

export class HomesAlike {
  private readonly homes: (PricedListing | undefined)[];
  private readonly numbers = new Map<string, number>();
  /** By offer, and by the number of a district or cell. */
  private readonly groups = new Map<string, Map<number, Packed>>();

  constructor(listings: Iterable<Listing>) {
    const homes = [...listings].flatMap((listing) => pricedListing(listing) ?? []);
    const groups = new Map<string, Map<number, number[]>>();
    for (const [number, { listing }] of homes.entries()) {
      this.numbers.set(listing.id, number);
      const group = groupOf(groups, listing);
      for (const place of placesOf(listing)) {
        const numbers = group.get(place);
        if (numbers === undefined) group.set(place, [number]);
        else numbers.push(number);
      }
    }
    this.homes = homes;
    for (const [offer, group] of groups)
      this.groups.set(offer, new Map([...group].map(([place, numbers]) => [place, packed(numbers, homes)])));
  }

  replace(id: string, listing: Listing | undefined): void {
    const number = this.numbers.get(id) ?? this.homes.length;
    const [before, after] = [this.homes[number], listing && pricedListing(listing)];
    if (before !== undefined) {
      this.homes[number] = undefined;
      const group = groupOf(this.groups, before.listing);
      for (const place of placesOf(before.listing)) group.set(place, without(group.get(place) ?? NONE, number));
    }
    if (after === undefined) return;
    this.homes[number] = after;
    this.numbers.set(id, number);
    const group = groupOf(this.groups, after.listing);
    for (const place of placesOf(after.listing))
      group.set(place, withRow(group.get(place) ?? NONE, toRow(after, number)));
  }

  private columnAround(home: Compared, since: number, column: number): number[] {
    const { listing } = home;
    const found: number[] = [];
    const group = this.groups.get(offerOf(listing));
    if (group === undefined) return found;
    const question = { home, since, column, own: this.numbers.get(listing.id) ?? -1 };
    collectAll(found, group.get(districtOf(listing)) ?? NONE, question);
    if (listing.geo === undefined) return found;
    const cell = cellOf(listing.geo);
    const point = vector(listing.geo);
    for (const distance of CELLS_AROUND) {
      const homes = group.get(cell + distance);
      if (homes !== undefined) collectNear(found, homes, question, point);
    }
    return found;
  }

  /** The others of the same deal and type in the district or within 3 km, area within 25 %, priced since a time. */
  around(home: Compared, since: number): PricedListing[] {
    return this.columnAround(home, since, NUMBER).flatMap((number) => this.homes[number] ?? []);
  }

  pricesAround(home: Compared, since: number): number[] {
    return this.columnAround(home, since, PRICE);
  }
}
