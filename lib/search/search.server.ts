import 'server-only';
import type { Listing } from '../content/collections';
import { activeListings, allListings } from '../content/listings.server';
import { perSnapshot } from '../content/per-snapshot';
import { type Places, places } from '../content/places.server';
import { priceEvidenceOf } from '../property/price-evidence';
import { listingFacts } from './engine/facts';
import { plainEngine } from './engine/plain-engine';
import { type Interpretation, interpret } from './interpret';
import { withKnownPlaces } from './known-places';
import type { SearchParams } from './params';
import type { SearchEngine } from './result';
import { sentenceReader } from './understand';

const readerOf = perSnapshot(sentenceReader);

const engineOf = perSnapshot((all: readonly Listing[]) =>
  perSnapshot((offered: readonly Listing[]) =>
    perSnapshot(({ stations }: Places): SearchEngine => {
      const evidence = priceEvidenceOf(offered, all, Date.now());
      return plainEngine(
        offered.map((listing) => listingFacts(listing, stations.values(), evidence.get(listing.id)?.percentBelow ?? 0)),
      );
    }),
  ),
);

/** What a query asks for, with places that exist, and what its words mean. */
export async function interpretSearch(params: SearchParams): Promise<Interpretation & { asked: SearchParams }> {
  const all = await places();
  const asked = withKnownPlaces(params, all);
  return { asked, ...interpret(asked, readerOf(all)) };
}

/** Over the homes on offer, as they are now. */
export async function searchEngine(): Promise<SearchEngine> {
  const [all, offered, known] = await Promise.all([allListings(), activeListings(), places()]);
  return engineOf(all)(offered)(known);
}
