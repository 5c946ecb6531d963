import 'server-only';
import { parseSearchQuery, type SearchParams } from 'thai-property-search/params';
import type { Listing } from '../content/collections';
import { eventLoopYielder } from '../content/parse-collection';
import { type Places, places } from '../content/places.server';
import type { Entities } from '../content/snapshots';
import { interpretSearch, searchEngine, searchState } from '../search/search.server';
import type { News } from './alert';
import type { AlertIndex, AlertOf } from './alert-store.server';
import { type HomeChange, isForSearches } from './home-changes';

/** The words of a search may mean something else after homes have changed. */
const MEANT_FOR_MS = 3_600_000;

type Meant = { readonly bucket: string; readonly until: number };

/** Searches for one deal or none, in one district or province or anywhere. No other search may find a home. */
const bucketOf = ({ q, deal, district, province }: SearchParams): string =>
  // A code finds its home whatever else the search says.
  /\p{Nd}{3}/u.test(q) ? ' ' : `${deal ?? ''} ${district ?? province ?? ''}`;

const bucketsOf = ({ deal, address }: Listing): string[] =>
  ['', deal].flatMap((one) => [address.districtCode, address.provinceCode, ''].map((place) => `${one} ${place}`));

export type Match = AlertOf & { readonly change: HomeChange };

type Stored = { readonly searches: AlertIndex; readonly homes: AlertIndex };

/** Matches changed homes with stored searches, by the parser and the engine of the search page. */
export class Matching {
  readonly #meant = new Map<string, Meant>();
  /** What each stored query means, by bucket. */
  readonly #buckets = new Map<string, Map<string, SearchParams>>();
  #places: Places | undefined;

  /** Undefined while the search does not know these listings yet, which takes a second. */
  async match(
    { searches, homes }: Stored,
    changes: readonly HomeChange[],
    listings: Entities<'listings'>,
  ): Promise<Match[] | undefined> {
    const matches: Match[] = [];
    for (const change of changes) {
      for (const each of homes.of(change.news.home)) matches.push({ ...each, change: asFollowed(change) });
    }
    const byHome = new Map(changes.filter(isForSearches).map((change) => [change.news.home, change]));
    if (byHome.size === 0 || searches.size === 0) return matches;
    if (!(await this.#understand(searches))) return undefined;
    await searchEngine();
    const { indexed } = searchState.get();
    if (indexed?.listings !== listings) return undefined;
    const { found } = indexed.engine;
    const yieldIfDue = eventLoopYielder();
    for (const [bucket, ids] of homesByBucket(byHome.keys(), listings)) {
      for (const [query, params] of this.#buckets.get(bucket) ?? []) {
        for (const id of found(params, ids)) {
          const change = byHome.get(id);
          if (change !== undefined) for (const each of searches.of(query)) matches.push({ ...each, change });
        }
        // To await nothing would take longer than most searches.
        const pause = yieldIfDue();
        if (pause !== undefined) await pause;
      }
    }
    return matches;
  }

  /** Takes seconds for 100,000 searches at first, in slices. Returns whether the places stayed the same during that time. */
  async #understand(searches: AlertIndex): Promise<boolean> {
    const known = await places();
    if (this.#places !== known) for (const query of this.#meant.keys()) this.#forget(query);
    this.#places = known;
    const now = performance.now();
    const yieldIfDue = eventLoopYielder();
    for (const [query, { until }] of this.#meant) if (until <= now || !searches.has(query)) this.#forget(query);
    for (const query of this.#meant.size === searches.size ? [] : searches.keys()) {
      if (this.#meant.has(query)) continue;
      const typed = parseSearchQuery(new URLSearchParams(query));
      const { parsed } = await interpretSearch(typed);
      const until = typed.q === '' ? Number.POSITIVE_INFINITY : now + MEANT_FOR_MS;
      const bucket = bucketOf(parsed);
      this.#meant.set(query, { bucket, until });
      const searchesOf = this.#buckets.get(bucket) ?? new Map<string, SearchParams>();
      this.#buckets.set(bucket, searchesOf.set(query, parsed));
      await yieldIfDue();
    }
    return (await places()) === known;
  }

  #forget(query: string): void {
    const { bucket = '' } = this.#meant.get(query) ?? {};
    this.#buckets.get(bucket)?.delete(query);
    this.#meant.delete(query);
  }
}

function homesByBucket(ids: Iterable<string>, listings: Entities<'listings'>): ReadonlyMap<string, string[]> {
  const all = new Map<string, string[]>();
  for (const id of ids) {
    const listing = listings.get(id);
    for (const bucket of listing === undefined ? [] : bucketsOf(listing))
      all.set(bucket, [...(all.get(bucket) ?? []), id]);
  }
  return all;
}

/** In an alert about one home, a home that appears is back on the market, not new. */
const asFollowed = ({ news, price }: HomeChange): HomeChange => ({
  news: news.kind === 'new' ? ({ ...news, kind: 'back' } satisfies News) : news,
  price,
});
