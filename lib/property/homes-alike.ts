import type { Listing } from '../content/collections';
import { pricePerSqm, pricePerSqwah } from './price';

/** Listings are similar if their areas differ by at most a quarter. */
const AREA_BAND = 0.25;
const WITHIN_M = 3_000;
const EARTH_RADIUS_M = 6_371_008.8;
/** The squared chord between two points at this distance, in Earth radii. */
const CHORD_SQUARED = (2 * Math.sin(WITHIN_M / EARTH_RADIUS_M / 2)) ** 2;
/** Points within 3 km are at most one cell apart: a cell is at least 3.1 km wide, at the north end of Thailand. */
const CELL_DEGREES = 0.03;
const AROUND = [-1, 0, 1];

/** The figures for comparing prices. THB per m² of usable area, or per square wah for land. */
export type Measured = {
  readonly listing: Listing;
  readonly area: number;
  readonly price: number;
  /**
   * When its price was set, in milliseconds since 1970. Stored as a number, because parsing a date takes longer than
   * the search.
   */
  readonly pricedAt: number;
};

/** Undefined if a figure is missing. */
export function measured(listing: Listing): Measured | undefined {
  const isLand = listing.propertyType === 'land';
  const area = isLand ? listing.landAreaSqwah : listing.usableAreaSqm;
  const price = isLand ? pricePerSqwah(listing) : pricePerSqm(listing);
  if (area === undefined || price === null) return undefined;
  return { listing, area, price, pricedAt: Date.parse(listing.priceHistory.at(-1)?.at ?? listing.publishedAt) };
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A point on the unit sphere. Without a position it is NaN, which is near nothing. */
function vector(geo: Listing['geo']): readonly [x: number, y: number, z: number] {
  if (geo === undefined) return [Number.NaN, Number.NaN, Number.NaN];
  const across = Math.cos(radians(geo.lat));
  return [across * Math.cos(radians(geo.lng)), across * Math.sin(radians(geo.lng)), Math.sin(radians(geo.lat))];
}

/** The figures of listings in one array, in order of area. Lists of objects would be ten times slower to read. */
type Packed = Float64Array;
const WIDTH = 6;

/** `numbers` are indexes in the list of all listings. */
function packed(numbers: readonly number[], homes: readonly Measured[]): Packed {
  const figures = numbers.flatMap((number) => {
    const home = homes[number];
    return home === undefined ? [] : [{ ...home, number }];
  });
  return Float64Array.from(
    figures
      .sort((a, b) => a.area - b.area)
      .flatMap(({ area, number, listing }) => [
        area,
        number,
        Number(listing.address.districtCode),
        ...vector(listing.geo),
      ]),
  );
}

/** The index of the first listing within the band of an area. */
function bandStart(homes: Packed, area: number): number {
  let low = 0;
  for (let high = homes.length / WIDTH; low < high; ) {
    const middle = (low + high) >> 1;
    if ((homes[middle * WIDTH] ?? 0) / area - 1 < -AREA_BAND) low = middle + 1;
    else high = middle;
  }
  return low * WIDTH;
}

/** Adds the listings within the band of an area that are within 3 km and in another district. */
function collectNear(found: number[], homes: Packed, { listing, area }: Measured): void {
  const district = Number(listing.address.districtCode);
  const [x, y, z] = vector(listing.geo);
  for (let at = bandStart(homes, area); at < homes.length; at += WIDTH) {
    if ((homes[at] ?? 0) / area - 1 > AREA_BAND) return;
    if (homes[at + 2] === district) continue;
    const apart = ((homes[at + 3] ?? 0) - x) ** 2 + ((homes[at + 4] ?? 0) - y) ** 2 + ((homes[at + 5] ?? 0) - z) ** 2;
    if (apart <= CHORD_SQUARED) found.push(homes[at + 1] ?? 0);
  }
}

function collectAll(found: number[], homes: Packed, { area }: Measured): void {
  for (let at = bandStart(homes, area); at < homes.length; at += WIDTH) {
    if ((homes[at] ?? 0) / area - 1 > AREA_BAND) return;
    found.push(homes[at + 1] ?? 0);
  }
}

const cellOf = (degrees: number) => Math.floor(degrees / CELL_DEGREES);
/**
 * Leases sell for less than freeholds, so they are only compared with leases. For rentals the tenure does not matter.
 */
const offerOf = ({ deal, propertyType, tenure }: Listing) => `${deal} ${propertyType} ${deal === 'sale' ? tenure : ''}`;
const districtKey = (listing: Listing) => `${offerOf(listing)} ${listing.address.districtCode}`;

/** An index of listings by deal, location and area, for fast price comparisons of 100,000 listings. */
export class HomesAlike {
  private readonly prices: Float64Array;
  private readonly numbers: ReadonlyMap<string, number>;
  private readonly groups: ReadonlyMap<string, Packed>;

  constructor(private readonly homes: readonly Measured[]) {
    this.prices = Float64Array.from(homes, ({ price }) => price);
    this.numbers = new Map(homes.map(({ listing }, number) => [listing.id, number]));
    const groups = new Map<string, number[]>();
    const add = (key: string, number: number) => {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [number]);
      else group.push(number);
    };
    for (const [number, { listing }] of homes.entries()) {
      const { geo } = listing;
      add(districtKey(listing), number);
      if (geo) add(`${offerOf(listing)} ${cellOf(geo.lat)},${cellOf(geo.lng)}`, number);
    }
    this.groups = new Map([...groups].map(([key, group]) => [key, packed(group, homes)]));
  }

  /**
   * The indexes in `homes` of the other similar listings: same deal and type, in its district or within 3 km, area
   * within 25 %.
   */
  private numbersAround(home: Measured): number[] {
    const { listing } = home;
    const found: number[] = [];
    collectAll(found, this.groups.get(districtKey(listing)) ?? new Float64Array(), home);
    // The listing is in its own district and band, so remove it.
    const own = found.indexOf(this.numbers.get(listing.id) ?? -1);
    if (own >= 0) found.splice(own, 1);
    if (listing.geo === undefined) return found;
    for (const north of AROUND) {
      for (const east of AROUND) {
        const cell = `${cellOf(listing.geo.lat) + north},${cellOf(listing.geo.lng) + east}`;
        const homes = this.groups.get(`${offerOf(listing)} ${cell}`);
        if (homes !== undefined) collectNear(found, homes, home);
      }
    }
    return found;
  }

  /** The other listings of the same deal and type, in its district or within 3 km, with an area within 25 %. */
  around(home: Measured): Measured[] {
    return this.numbersAround(home).flatMap((number) => this.homes[number] ?? []);
  }

  /** The prices per area of those listings. Faster than `around`. */
  pricesAround(home: Measured): number[] {
    return this.numbersAround(home).map((number) => this.prices[number] ?? 0);
  }
}
