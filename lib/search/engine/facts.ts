import type { Listing, Station } from '../../content/collections';
import { isWithin, metresBetween } from '../../content/distance';
import { grossYield, pricePerSqm } from '../../property/price';
import { WITHIN_AT_MOST_M } from '../params';

/** What a search asks of a home beside its document. */
export type ListingFacts = {
  readonly listing: Listing;
  /** Straight-line metres to the stations within reach, by id. */
  readonly stations: ReadonlyMap<string, number>;
  /** THB for each m². */
  readonly perSqm: number | null;
  /** Percent below the median of comparable homes; 0 where that cannot be shown. */
  readonly discount: number;
  /** Gross percent a year. */
  readonly grossYield: number | null;
};

/** What follows from a home and the stations; `discount` in percent. */
export function listingFacts(listing: Listing, stations: Iterable<Station>, discount: number): ListingFacts {
  const { geo } = listing;
  const near = new Map<string, number>();
  for (const station of geo === undefined ? [] : stations) {
    if (geo && isWithin(geo, station, WITHIN_AT_MOST_M)) near.set(station.id, Math.round(metresBetween(geo, station)));
  }
  return { listing, stations: near, perSqm: pricePerSqm(listing), discount, grossYield: grossYield(listing) };
}
