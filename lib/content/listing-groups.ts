import type { Listing } from './collections';
import { type ListingChange, memoizeBySnapshot, memoizeListings } from './memoize-by-snapshot';
import type { Entities } from './snapshots';

type KeysOf = (listing: Listing) => readonly string[];

const NONE: readonly Listing[] = [];

/** By code units: `localeCompare` takes a second for 100,000 listings. Times in UTC and ids sort the same way. */
export const isNewer = (a: Listing, b: Listing): boolean =>
  a.publishedAt === b.publishedAt ? a.id < b.id : a.publishedAt > b.publishedAt;

const newestFirst = memoizeBySnapshot('listings, newest first', (listings: Entities<'listings'>) =>
  [...listings.values()].sort((a, b) => (isNewer(a, b) ? -1 : 1)),
);

function positionOf(list: readonly Listing[], listing: Listing): number {
  let low = 0;
  for (let high = list.length; low < high; ) {
    const middle = (low + high) >> 1;
    const other = list[middle];
    if (other !== undefined && isNewer(other, listing)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Lists of listings under the keys that `keysOf` returns for each, newest first.
 * A change only replaces the lists that contain the listing, so values derived from the others stay memoized.
 */
class ListingGroups {
  readonly #lists: Map<string, readonly Listing[]>;

  /** `listings` must be newest first. */
  constructor(
    listings: readonly Listing[],
    private readonly keysOf: KeysOf,
  ) {
    const lists = new Map<string, Listing[]>();
    for (const listing of listings) {
      for (const key of keysOf(listing)) {
        const list = lists.get(key);
        if (list === undefined) lists.set(key, [listing]);
        else list.push(listing);
      }
    }
    this.#lists = lists;
  }

  get(key: string): readonly Listing[] {
    return this.#lists.get(key) ?? NONE;
  }

  apply(changes: readonly ListingChange[]): this {
    const copies = new Map<string, Listing[]>();
    const listsWith = (listing: Listing) =>
      this.keysOf(listing).map((key) => {
        const copy = copies.get(key) ?? [...this.get(key)];
        copies.set(key, copy);
        return copy;
      });
    for (const { before, after } of changes) {
      if (before) for (const list of listsWith(before)) list.splice(positionOf(list, before), 1);
      if (after) for (const list of listsWith(after)) list.splice(positionOf(list, after), 0, after);
    }
    for (const [key, copy] of copies) {
      if (copy.length > 0) this.#lists.set(key, copy);
      else this.#lists.delete(key);
    }
    return this;
  }
}

/** Memoized lists of listings, newest first, by the keys of each listing. The lists must not be modified. */
export function listingGroups(
  name: string,
  keysOf: KeysOf,
): (listings: Entities<'listings'>) => Pick<ListingGroups, 'get'> {
  return memoizeListings(
    name,
    (listings) => new ListingGroups(newestFirst(listings), keysOf),
    (groups, changes) => groups.apply(changes),
  );
}
