'use client';

import { useEffect } from 'react';
import { RECENT_SEARCHES_KEY } from '@/lib/build/first-paint-keys';
import { persistedStore } from '../saved/persisted-store';

type Search = { readonly label: string; readonly query: string };

/** `at`: when it was first made, in milliseconds since 1970. */
type RecentSearch = Search & { readonly at?: number | undefined };

const MAX_SEARCHES = 8;
const MAX_LABEL_LENGTH = 200;
/** How soon a filter is added, if the search without it was only a step. */
const STEP_MS = 60_000;
/** The characters that `serialiseSearchParams` writes. No search made by hand is longer. */
const QUERY = /^\?[\w.~*%+=&,-]{1,4000}$/;

function isSearch(value: unknown): value is Search & { at?: unknown } {
  if (typeof value !== 'object' || value === null) return false;
  const { label, query }: { [Key in keyof Search]?: unknown } = value;
  const isLabel = typeof label === 'string' && label.trim() !== '' && label.length <= MAX_LABEL_LENGTH;
  return isLabel && typeof query === 'string' && QUERY.test(query);
}

export function parseRecentSearches(value: unknown): readonly RecentSearch[] {
  if (!Array.isArray(value)) return [];
  const valid = value.filter(isSearch).map(({ label, query, at }): RecentSearch => {
    return typeof at === 'number' ? { label, query, at } : { label, query };
  });
  return valid
    .filter(({ query }, index) => valid.findIndex((entry) => entry.query === query) === index)
    .slice(0, MAX_SEARCHES);
}

/** Whether a query has all values of an earlier one. */
function keeps(query: string, earlier: string): boolean {
  const now = new URLSearchParams(query);
  return [...new URLSearchParams(earlier)].every(([key, value]) => now.getAll(key).includes(value));
}

/** `now` in milliseconds since 1970. Replaces the last search if this one adds filters to it within a minute. */
export function withRecentSearch(list: readonly RecentSearch[], search: Search, now: number): readonly RecentSearch[] {
  const label = search.label.trim().slice(0, MAX_LABEL_LENGTH).toWellFormed();
  const [last] = list;
  const at = list.find(({ query }) => query === search.query)?.at ?? now;
  const entry = { ...search, label, at };
  if (!isSearch(entry)) return list;
  const isStep = last?.at !== undefined && now - last.at < STEP_MS && keeps(entry.query, last.query);
  const others = (isStep ? list.slice(1) : list).filter(({ query }) => query !== entry.query);
  return [entry, ...others].slice(0, MAX_SEARCHES);
}

const searches = persistedStore(RECENT_SEARCHES_KEY, parseRecentSearches);
const NONE: readonly RecentSearch[] = [];

export function RecentSearchRecorder({ label, query }: { label: string; query: string }) {
  useEffect(() => rememberSearch({ label, query }), [label, query]);
  return null;
}

export const useRecentSearches = (): readonly RecentSearch[] => searches.useSelector((list) => list, NONE);

const rememberSearch = (search: Search): void => searches.set(withRecentSearch(searches.current(), search, Date.now()));

export const forgetSearch = (query: string): void =>
  searches.set(searches.current().filter((one) => one.query !== query));

export const forgetSearches = (): void => searches.set(NONE);
