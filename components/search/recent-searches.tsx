'use client';

import { useEffect } from 'react';
import { RECENT_SEARCHES_KEY } from '@/lib/build/first-paint-keys';
import { persistedStore } from '../saved/persisted-store';

type RecentSearch = { readonly label: string; readonly query: string };

const MAX_SEARCHES = 8;
const MAX_LABEL_LENGTH = 200;
/** The characters that `serialiseSearchParams` writes. No search made by hand is longer. */
const QUERY = /^\?[\w.~*%+=&,-]{1,4000}$/;

function isRecentSearch(value: unknown): value is RecentSearch {
  if (typeof value !== 'object' || value === null) return false;
  const { label, query }: { [Key in keyof RecentSearch]?: unknown } = value;
  const isLabel = typeof label === 'string' && label.trim() !== '' && label.length <= MAX_LABEL_LENGTH;
  return isLabel && typeof query === 'string' && QUERY.test(query);
}

export function parseRecentSearches(value: unknown): readonly RecentSearch[] {
  if (!Array.isArray(value)) return [];
  const valid = value.filter(isRecentSearch).map(({ label, query }) => ({ label, query }));
  return valid
    .filter(({ query }, index) => valid.findIndex((entry) => entry.query === query) === index)
    .slice(0, MAX_SEARCHES);
}

export function withRecentSearch(list: readonly RecentSearch[], search: RecentSearch): readonly RecentSearch[] {
  const entry = { ...search, label: search.label.trim().slice(0, MAX_LABEL_LENGTH).toWellFormed() };
  if (!isRecentSearch(entry)) return list;
  return [entry, ...list.filter(({ query }) => query !== entry.query)].slice(0, MAX_SEARCHES);
}

const searches = persistedStore(RECENT_SEARCHES_KEY, parseRecentSearches);
const NONE: readonly RecentSearch[] = [];

export function RecentSearchRecorder({ label, query }: { label: string; query: string }) {
  useEffect(() => rememberSearch({ label, query }), [label, query]);
  return null;
}

export const useRecentSearches = (): readonly RecentSearch[] => searches.useSelector((list) => list, NONE);

const rememberSearch = (search: RecentSearch): void => searches.set(withRecentSearch(searches.current(), search));

export const forgetSearch = (query: string): void =>
  searches.set(searches.current().filter((one) => one.query !== query));

export const forgetSearches = (): void => searches.set(NONE);
