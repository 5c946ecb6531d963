'use client';

import { persistedStore } from './persisted-store';

export type SavedSearch = {
  /** The canonical query, with its `?`. */
  readonly query: string;
  /** Label of the search, in the language in which it was saved. */
  readonly name: string;
  readonly savedAt: string;
  /** Listings published before this time count as seen. */
  readonly seenAt: string;
};

export const SEARCHES_AT_MOST = 20;
const NAME_AT_MOST = 120;
/** Maximum length in characters. A drawn outline of 100 points takes about 2,000. */
const QUERY_AT_MOST = 4_000;

const NONE: readonly SavedSearch[] = [];

/**
 * A listing may first appear in the results ten minutes after it was published (`CACHE_LIFETIME_MS`). Subtracting this
 * age makes sure that it still counts as new.
 */
const CONTENT_AGE_MS = 600_000;
const seenUntil = (now: number) => new Date(now - CONTENT_AGE_MS).toISOString();

const isInstant = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) &&
  !Number.isNaN(Date.parse(value));

const isQuery = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= QUERY_AT_MOST && /^\?[\w%.~*+,&=-]+$/.test(value);

function parseSearch(value: unknown): readonly SavedSearch[] {
  if (typeof value !== 'object' || value === null) return [];
  const { query, name, savedAt, seenAt } = { query: '', name: '', savedAt: '', seenAt: '', ...value };
  const isGood = isQuery(query) && typeof name === 'string' && name !== '' && isInstant(savedAt) && isInstant(seenAt);
  return isGood ? [{ query, name: name.slice(0, NAME_AT_MOST), savedAt, seenAt }] : [];
}

/** Parses saved searches from any stored value: each query once, at most `SEARCHES_AT_MOST`. Never throws. */
export function parseSearches(value: unknown): readonly SavedSearch[] {
  if (!Array.isArray(value)) return NONE;
  const searches = value.slice(0, SEARCHES_AT_MOST * 2).flatMap(parseSearch);
  return searches
    .filter(({ query }, index) => searches.findIndex((other) => other.query === query) === index)
    .slice(0, SEARCHES_AT_MOST);
}

export const savedSearches = persistedStore('saved-searches', parseSearches);

/** The saved searches, newest first. */
export const useSavedSearches = (): readonly SavedSearch[] => savedSearches.useSelector((all) => all, NONE);

export const useIsSearchSaved = (query: string): boolean =>
  savedSearches.useSelector((all) => all.some((search) => search.query === query), false);

/** Whether a search can be saved. An unfiltered search has no query, and an overlong query is not from this site. */
export const canSaveSearch = isQuery;

/** Whether the list of saved searches is full. */
export const areSearchesFull = (): boolean => savedSearches.current().length >= SEARCHES_AT_MOST;

export function saveSearch(query: string, name: string): void {
  const now = Date.now();
  const search = {
    query,
    name: name.slice(0, NAME_AT_MOST),
    savedAt: new Date(now).toISOString(),
    seenAt: seenUntil(now),
  };
  savedSearches.set(
    [search, ...savedSearches.current().filter((other) => other.query !== query)].slice(0, SEARCHES_AT_MOST),
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
