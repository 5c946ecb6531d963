import 'server-only';
import type { Listing } from '../content/collections';
import { memoizeListings } from '../content/memoize-by-snapshot';
import { entities } from '../content/store.server';
import { type PriceEvidence, type PriceMarket, priceEvidence, priceMarket } from './comparables';
import { HomesAlike } from './homes-alike';

const homesAlike = memoizeListings(
  'homes alike',
  (listings) => new HomesAlike(listings.values()),
  (alike, changes) => {
    for (const { id, after } of changes) alike.replace(id, after);
    return alike;
  },
);

export async function currentMarket(now: number): Promise<PriceMarket> {
  return priceMarket(homesAlike(await entities('listings')), now);
}

/** Null without evidence, even if staff mark the listing as priced below the market. */
export async function evidenceToday(listing: Listing, now: number): Promise<PriceEvidence | null> {
  return priceEvidence(listing, await currentMarket(now));
}
