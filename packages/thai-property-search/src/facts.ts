import { metresWithin } from './distance';
import type { Listing, Station } from './documents';
import { MAX_WITHIN_M } from './params';

type NearStation = { readonly id: string; readonly metres: number };

export type ListingFacts = {
  readonly listing: Listing;
  /** The stations within reach, nearest first. */
  readonly stations: readonly NearStation[];
  /** THB per m². */
  readonly perSqm: number | null;
  /** Percent below the median of comparable listings; 0 if unknown. */
  readonly discount: number;
  /** Gross percent per year. */
  readonly grossYield: number | null;
};

/** Whole baht per m² of usable area. Null without a price or an area. */
export function pricePerSqm({ price, usableAreaSqm }: Pick<Listing, 'price' | 'usableAreaSqm'>): number | null {
  return price === null || usableAreaSqm === undefined ? null : Math.round(price / usableAreaSqm);
}

/** Percent of the price: twelve estimated rents, without costs. Null if either is missing, and for a rental. */
export function grossYield({
  deal,
  price,
  rentEstimateMonthly,
}: Pick<Listing, 'deal' | 'price' | 'rentEstimateMonthly'>): number | null {
  if (deal !== 'sale' || price === null || rentEstimateMonthly === undefined) return null;
  return Math.round(((rentEstimateMonthly * 12) / price) * 1_000) / 10;
}

type Point = { readonly lat: number; readonly lng: number };

/** A degree of latitude is slightly more than 110 km. Adds a margin of one kilometre. */
const REACH_DEGREES = (MAX_WITHIN_M + 1_000) / 110_000;

function stationFinder(stations: Iterable<Station>): (from: Point) => readonly NearStation[] {
  const northwards = [...stations].sort((a, b) => a.lat - b.lat);
  const lats = Float64Array.from(northwards, ({ lat }) => lat);
  return (from) => {
    const near: NearStation[] = [];
    for (let index = firstFrom(lats, from.lat - REACH_DEGREES); index < lats.length; index++) {
      const station = northwards[index];
      if (station === undefined || station.lat > from.lat + REACH_DEGREES) break;
      const metres = metresWithin(from, station, MAX_WITHIN_M);
      if (metres !== undefined) near.push({ id: station.id, metres: Math.round(metres) });
    }
    return near.sort((a, b) => a.metres - b.metres);
  };
}

function firstFrom(values: Float64Array, number: number): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((values[middle] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}

const NOWHERE: readonly NearStation[] = [];

/** Returns a function that computes the facts of a listing. `discount` is in percent. */
export function factsReader(stations: Iterable<Station>): (listing: Listing, discount: number) => ListingFacts {
  const near = stationFinder(stations);
  return (listing, discount) => ({
    listing,
    stations: listing.geo === undefined ? NOWHERE : near(listing.geo),
    perSqm: pricePerSqm(listing),
    discount,
    grossYield: grossYield(listing),
  });
}
