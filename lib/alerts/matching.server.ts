import 'server-only';
import type { LiveSearchEngine } from 'thai-property-search/engine/create-engine';
import type { StoredSearch } from 'thai-property-search/engine/stored-searches';
import { parseSearchQuery, type SearchParams } from 'thai-property-search/params';
import type { Listing } from '../content/collections';
import { eventLoopYielder, idleYielder } from '../content/parse-collection';
import { type Places, places } from '../content/places.server';
import type { Entities } from '../content/snapshots';
import { withPrice } from '../search/monthly-payment';
import { interpretSearch, searchEngine, searchState } from '../search/search.server';
import type { News } from './alert';
import type { AlertIndex, AlertOf } from './alert-store.server';
import { type HomeChange, isForSearches } from './home-changes';

/** The words of a search may mean something else after homes have changed. */
const MEANT_FOR_MS = 3_600_000;
/** Of processor time between two looks, for words that have to be understood again. */
const REFRESH_MS = 100;

/** More homes would need hundreds of megabytes for their words. */
const HOMES_AT_ONCE = 1_000;

type Engine = Pick<LiveSearchEngine, 'store' | 'findAmong'>;
type Meant = { readonly bucket: string; readonly search: StoredSearch };

/** Searches for one deal, one type and one district or province, or any of them. No other search may find a home. */
const bucketOf = ({ q, deal, types, district, province }: SearchParams): string =>
  // A code finds its home whatever else the search says.
  /\p{Nd}{3}/u.test(q) ? '  ' : `${deal ?? ''} ${types.length === 1 ? types[0] : ''} ${district ?? province ?? ''}`;

const bucketsOf = ({ deal, propertyType, address }: Listing): string[] =>
  ['', deal].flatMap((one) =>
    ['', propertyType].flatMap((type) =>
      [address.districtCode, address.provinceCode, ''].map((place) => `${one} ${type} ${place}`),
    ),
  );

export type Match = AlertOf & { readonly change: HomeChange };

type Stored = { readonly searches: AlertIndex; readonly homes: AlertIndex };

/** Matches changed homes with stored searches, by the parser and the engine of the search page. */
export class Matching {
  readonly #meant = new Map<string, Meant>();
  readonly #buckets = new Map<string, Map<string, Meant>>();
  /** Until when the words of a query are known, those that end first at the beginning. */
  readonly #until = new Map<string, number>();
  #places: Places | undefined;
  #engine: Engine | undefined;

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
    await searchEngine();
    const { indexed } = searchState.get();
    if (indexed?.listings !== listings || !(await this.#understand(searches, indexed.engine))) return undefined;
    const all = [...byHome.keys()];
    for (let from = 0; from < all.length; from += HOMES_AT_ONCE) {
      await this.#find(all.slice(from, from + HOMES_AT_ONCE), listings, indexed.engine, (query, id) => {
        const change = byHome.get(id);
        if (change !== undefined) for (const each of searches.of(query)) matches.push({ ...each, change });
      });
    }
    return searchState.get().indexed?.engine === indexed.engine ? matches : undefined;
  }

  /** Calls `onFound` for each stored search and home that it finds. */
  async #find(
    homes: readonly string[],
    listings: Entities<'listings'>,
    engine: Engine,
    onFound: (query: string, home: string) => void,
  ): Promise<void> {
    const findAmong = engine.findAmong(homes);
    const yieldIfDue = eventLoopYielder();
    for (const [bucket, ids] of homesByBucket(homes, listings)) {
      const find = findAmong(ids);
      for (const [query, { search }] of this.#buckets.get(bucket) ?? []) {
        for (const id of find(search)) onFound(query, id);
        // To await nothing would take longer than most searches.
        const pause = yieldIfDue();
        if (pause !== undefined) await pause;
      }
    }
  }

  /** Understands again some of the words that were understood an hour ago. */
  async refresh(): Promise<void> {
    const begun = performance.now();
    for (const [query, until] of this.#until) {
      const now = performance.now();
      if (until > now || now - begun > REFRESH_MS || this.#engine === undefined) return;
      await this.#mean(query, this.#engine);
    }
  }

  /** Takes minutes for 100,000 searches at first, in slices. Returns whether places stayed the same during that time. */
  async #understand(searches: AlertIndex, engine: Engine): Promise<boolean> {
    const known = await places();
    if (this.#places !== known) for (const query of this.#meant.keys()) this.#forget(query);
    // Another index has other numbers for words.
    if (this.#engine !== engine) for (const query of this.#until.keys()) this.#forget(query);
    this.#places = known;
    this.#engine = engine;
    const yieldIfDue = idleYielder();
    for (const query of this.#meant.keys()) if (!searches.has(query)) this.#forget(query);
    for (const query of this.#meant.size === searches.size ? [] : searches.keys()) {
      if (this.#meant.has(query)) continue;
      await this.#mean(query, engine);
      await yieldIfDue();
    }
    return (await places()) === known;
  }

  async #mean(query: string, engine: Engine): Promise<void> {
    const { parsed } = await interpretSearch(parseSearchQuery(new URLSearchParams(query)));
    this.#forget(query);
    const search = engine.store(parsed.paymentMax === undefined ? parsed : withPrice(parsed));
    const meant = { bucket: bucketOf(parsed), search };
    this.#meant.set(query, meant);
    const searchesOf = this.#buckets.get(meant.bucket) ?? new Map<string, Meant>();
    this.#buckets.set(meant.bucket, searchesOf.set(query, meant));
    if (new URLSearchParams(query).has('q')) this.#until.set(query, performance.now() + MEANT_FOR_MS);
  }

  #forget(query: string): void {
    const { bucket = '' } = this.#meant.get(query) ?? {};
    this.#buckets.get(bucket)?.delete(query);
    this.#meant.delete(query);
    this.#until.delete(query);
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
