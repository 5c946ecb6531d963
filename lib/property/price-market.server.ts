import 'server-only';
import type { Listing } from '../content/collections';
import { allListings } from '../content/listings.server';
import { memoizeBySnapshot } from '../content/memoize-by-snapshot';
import { type PriceEvidence, type PriceMarket, priceEvidence, priceMarket } from './comparables';

const DAY_MS = 86_400_000;

type Kept = { day: number; market: PriceMarket | undefined };

const keptFor = memoizeBySnapshot('price market', (_: readonly Listing[]): Kept => ({ day: 0, market: undefined }));

/** The market that these listings are compared with today. Cached for a day per list, which may be large. */
export function marketOf(listings: readonly Listing[], now: number): PriceMarket {
  const kept = keptFor(listings);
  const day = Math.floor(now / DAY_MS);
  if (kept.market === undefined || kept.day !== day) {
    kept.market = priceMarket(listings, now);
    kept.day = day;
  }
  return kept.market;
}

/**
 * The current evidence that a listing is priced below the market. Null without evidence, even if staff mark it as such.
 */
export async function evidenceToday(listing: Listing, now: number): Promise<PriceEvidence | null> {
  return priceEvidence(listing, marketOf(await allListings(), now));
}
