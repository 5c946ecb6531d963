import type { Listing, Station } from '../../content/collections';
import { metresBetween } from '../../content/distance';
import { grossYield, pricePerSqm } from '../../property/price';
import { WITHIN_AT_MOST_M } from '../params';

/** More degrees of latitude, and in Thailand of longitude, than `WITHIN_AT_MOST_M`: spares most of the exact distances. */
const FAR_DEGREES = 0.029;

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

type Located = { readonly lat: number; readonly lng: number };

function metresIfNear(from: Located, to: Located): number | undefined {
  if (Math.abs(from.lat - to.lat) > FAR_DEGREES || Math.abs(from.lng - to.lng) > FAR_DEGREES) return undefined;
  const metres = Math.round(metresBetween(from, to));
  return metres <= WITHIN_AT_MOST_M ? metres : undefined;
}

/** What follows from a home and the stations; `discount` in percent. */
export function listingFacts(listing: Listing, stations: Iterable<Station>, discount: number): ListingFacts {
  const { geo } = listing;
  const near = new Map<string, number>();
  for (const station of geo === undefined ? [] : stations) {
    const metres = geo && metresIfNear(geo, station);
    if (metres !== undefined) near.set(station.id, metres);
  }
  return { listing, stations: near, perSqm: pricePerSqm(listing), discount, grossYield: grossYield(listing) };
}
