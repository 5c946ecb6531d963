import type { Listing, Station } from '../../content/collections';
import { metresBetween } from '../../content/distance';
import { grossYield, pricePerSqm } from '../../property/price';

/** No filter by station reaches farther; metres. */
const STATION_REACH_M = 3_000;

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

export function listingFacts(listing: Listing, stations: Iterable<Station>, discount: number): ListingFacts {
  const { geo } = listing;
  const near = [...(geo ? stations : [])].flatMap((station) => {
    const metres = geo ? Math.round(metresBetween(geo, station)) : Number.POSITIVE_INFINITY;
    return metres <= STATION_REACH_M ? [[station.id, metres] as const] : [];
  });
  return {
    listing,
    stations: new Map(near),
    perSqm: pricePerSqm(listing),
    discount,
    grossYield: grossYield(listing),
  };
}
