import 'server-only';
import type { Listing } from '../content/collections';
import { memoizeListings } from '../content/memoize-by-snapshot';
import { entities } from '../content/store.server';
import { type PriceEvidence, type PriceMarket, priceEvidence, priceMarket } from './comparables';
import { HomesAlike } from './homes-alike';

const homesAlike = memoizeListings(
  'homes alike',
  (listings) => new HomesAlike(listings.values()),
  (alike, changedIds, listings) => {
    for (const id of changedIds) alike.replace(id, listings.get(id));
    return alike;
  },
);

/** The market that all listings with a page, including reserved and sold ones, are compared with. */
export async function currentMarket(now: number): Promise<PriceMarket> {
  return priceMarket(homesAlike(await entities('listings')), now);
}

/**
 * The current evidence that a listing is priced below the market. Null without evidence, even if staff mark it as such.
 */
export async function evidenceToday(listing: Listing, now: number): Promise<PriceEvidence | null> {
  return priceEvidence(listing, await currentMarket(now));
}
