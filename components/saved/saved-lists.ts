'use client';

import { COMPARED_KEY, HIDDEN_KEY, RECENT_KEY, SAVED_KEY, SAVED_SEARCHES_KEY } from '@/lib/build/first-paint-keys';
import { MAX_COMPARED } from '@/lib/content/ids';
import { isSummary, type ListingSummary, MAX_SUMMARIES } from '@/lib/content/listing-summary';
import { type PersistedIds, persistedIds, persistedStore } from './persisted-store';

/** The limit is the maximum number of ids in one request for summaries. */
export const savedIds = persistedIds(SAVED_KEY, MAX_SUMMARIES);
/** The limit keeps the first-paint style small: each hidden listing is a selector on every page. */
export const hiddenIds = persistedIds(HIDDEN_KEY, 200);
export const recentIds = persistedIds(RECENT_KEY, 20);
export const comparedIds = persistedIds(COMPARED_KEY, MAX_COMPARED);
const WITH_SUMMARIES: readonly PersistedIds[] = [savedIds, recentIds, comparedIds];
const NO_SUMMARIES: readonly ListingSummary[] = [];

/** Summaries of listed listings, stored so that the lists also work offline. */
const summaries = persistedStore('home-summaries', (value) =>
  Array.isArray(value) ? value.slice(0, 200).filter(isSummary) : NO_SUMMARIES,
);

export const currentSummaries = (): readonly ListingSummary[] => summaries.current();

export const useSummaries = (): readonly ListingSummary[] => summaries.useSelector((homes) => homes, NO_SUMMARIES);

/** Replaces the stored summaries of these listings, and drops summaries of listings that are in no list. */
export function storeSummaries(homes: readonly ListingSummary[]): void {
  const listed = new Set(WITH_SUMMARIES.flatMap((list) => list.current()));
  const others = summaries.current().filter(({ id }) => !homes.some((home) => home.id === id));
  summaries.set([...homes, ...others].filter(({ id }) => listed.has(id)));
}

export function addHome(list: PersistedIds, home: ListingSummary, index = 0): void {
  list.add(home.id, index);
  storeSummaries([home]);
}

let forgetting = false;

/** Whether listings are being removed because they left the site, not by the visitor. */
export const isForgetting = (): boolean => forgetting;

/** Removes listings that have left the site. Saved ones with a summary stay, because staff may publish them again. */
export function forgetHomes(removed: readonly string[]): void {
  const stored = summaries.current();
  forgetting = true;
  for (const list of [recentIds, comparedIds]) list.remove(removed);
  savedIds.remove(removed.filter((id) => stored.every((home) => home.id !== id)));
  forgetting = false;
}

export type SavedSearch = {
  readonly query: string;
  /** Label of the search, in the language in which it was saved. */
  readonly name: string;
  readonly savedAt: string;
  /** Listings published before this time count as seen. */
  readonly seenAt: string;
};

export const MAX_SEARCHES = 20;
const MAX_NAME_LENGTH = 120;
/** Maximum length in characters. A drawn outline of 100 points takes about 2,000. */
const MAX_QUERY_LENGTH = 4_000;
const NONE: readonly SavedSearch[] = [];

/** Subtracted, because results may first show a new listing ten minutes after its publication (`CACHE_LIFETIME_MS`). */
const CONTENT_AGE_MS = 600_000;
const seenUntil = (now: number) => new Date(now - CONTENT_AGE_MS).toISOString();

const isInstant = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) &&
  !Number.isNaN(Date.parse(value));

const isQuery = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_QUERY_LENGTH && /^\?[\w%.~*+,&=-]+$/.test(value);

function parseSearch(value: unknown): readonly SavedSearch[] {
  if (typeof value !== 'object' || value === null) return [];
  const { query, name, savedAt, seenAt } = { query: '', name: '', savedAt: '', seenAt: '', ...value };
  const isGood = isQuery(query) && typeof name === 'string' && name !== '' && isInstant(savedAt) && isInstant(seenAt);
  return isGood ? [{ query, name: name.slice(0, MAX_NAME_LENGTH), savedAt, seenAt }] : [];
}

/** Parses saved searches from any stored value: each query once, at most `MAX_SEARCHES`. Never throws. */
export function parseSearches(value: unknown): readonly SavedSearch[] {
  if (!Array.isArray(value)) return NONE;
  const searches = value.slice(0, MAX_SEARCHES * 2).flatMap(parseSearch);
  return searches
    .filter(({ query }, index) => searches.findIndex((other) => other.query === query) === index)
    .slice(0, MAX_SEARCHES);
}

export const savedSearches = persistedStore(SAVED_SEARCHES_KEY, parseSearches);

export const useSavedSearches = (): readonly SavedSearch[] => savedSearches.useSelector((all) => all, NONE);

export const useIsSearchSaved = (query: string): boolean =>
  savedSearches.useSelector((all) => all.some((search) => search.query === query), false);

/** Whether a search can be saved. An unfiltered search has no query, and an overlong query is not from this site. */
export const canSaveSearch = isQuery;

export const areSearchesFull = (): boolean => savedSearches.current().length >= MAX_SEARCHES;

export function saveSearch(query: string, name: string): void {
  const now = Date.now();
  const search = {
    query,
    name: name.slice(0, MAX_NAME_LENGTH),
    savedAt: new Date(now).toISOString(),
    seenAt: seenUntil(now),
  };
  savedSearches.set(
    [search, ...savedSearches.current().filter((other) => other.query !== query)].slice(0, MAX_SEARCHES),
  );
}

export const forgetSearch = (query: string): void =>
  savedSearches.set(savedSearches.current().filter((search) => search.query !== query));

/** Marks the results of a saved search as seen. Does nothing for other searches. */
export function markSearchSeen(query: string): void {
  const all = savedSearches.current();
  if (!all.some((search) => search.query === query)) return;
  const seenAt = seenUntil(Date.now());
  savedSearches.set(all.map((search) => (search.query === query ? { ...search, seenAt } : search)));
}
