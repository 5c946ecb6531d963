import { metresWithin } from '../distance';
import type { Listing, Station } from '../documents';
import { WITHIN_AT_MOST_M } from '../params';
import { grossYield, pricePerSqm } from '../price';

/** A station and its straight-line distance from a listing in metres. */
type NearStation = { readonly id: string; readonly metres: number };

/** The data that a search needs in addition to the listing. */
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

type Point = { readonly lat: number; readonly lng: number };

/** A degree of latitude is slightly more than 110 km. Adds a margin of one kilometre. */
const REACH_DEGREES = (WITHIN_AT_MOST_M + 1_000) / 110_000;

/** Finds the stations within reach of a point. Stations are sorted by latitude, so most are skipped. */
function stationFinder(stations: Iterable<Station>): (from: Point) => readonly NearStation[] {
  const northwards = [...stations].sort((a, b) => a.lat - b.lat);
  const lats = Float64Array.from(northwards, ({ lat }) => lat);
  return (from) => {
    const near: NearStation[] = [];
    for (let index = firstFrom(lats, from.lat - REACH_DEGREES); index < lats.length; index++) {
      const station = northwards[index];
      if (station === undefined || station.lat > from.lat + REACH_DEGREES) break;
      const metres = metresWithin(from, station, WITHIN_AT_MOST_M);
      if (metres !== undefined) near.push({ id: station.id, metres: Math.round(metres) });
    }
    return near.sort((a, b) => a.metres - b.metres);
  };
}

/** The index of the first value in an ascending list that is not less than `number`. */
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
