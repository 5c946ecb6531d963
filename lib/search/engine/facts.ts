import type { Listing, Station } from '../../content/collections';
import { metresWithin } from '../../content/distance';
import { grossYield, pricePerSqm } from '../../property/price';
import { WITHIN_AT_MOST_M } from '../params';

/** A station in straight-line metres from a home. */
type NearStation = { readonly id: string; readonly metres: number };

/** What a search asks of a home beside its document. */
export type ListingFacts = {
  readonly listing: Listing;
  /** The stations within reach, the nearest first. */
  readonly stations: readonly NearStation[];
  /** THB for each m². */
  readonly perSqm: number | null;
  /** Percent below the median of comparable homes; 0 where that cannot be shown. */
  readonly discount: number;
  /** Gross percent a year. */
  readonly grossYield: number | null;
};

type Point = { readonly lat: number; readonly lng: number };

/** A degree of latitude is a little more than 110 km everywhere; a kilometre to spare. */
const REACH_DEGREES = (WITHIN_AT_MOST_M + 1_000) / 110_000;

/** Finds the stations within reach of a point: of most it need not ask, because they lie in order of latitude. */
function stationFinder(stations: Iterable<Station>): (from: Point) => readonly NearStation[] {
  const northwards = [...stations].sort((a, b) => a.lat - b.lat);
  const lats = Float64Array.from(northwards, ({ lat }) => lat);
  return (from) => {
    const near: NearStation[] = [];
    for (let at = firstFrom(lats, from.lat - REACH_DEGREES); at < lats.length; at++) {
      const station = northwards[at];
      if (station === undefined || station.lat > from.lat + REACH_DEGREES) break;
      const metres = metresWithin(from, station, WITHIN_AT_MOST_M);
      if (metres !== undefined) near.push({ id: station.id, metres: Math.round(metres) });
    }
    return near.sort((a, b) => a.metres - b.metres);
  };
}

/** Where in ascending numbers the first one from a number on stands. */
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

/** What follows from a home and these stations; `discount` in percent. */
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
