'use client';

import { useEffect } from 'react';
import { parseRecentSearches, type RecentSearch, withRecentSearch } from '@/lib/search/suggest/recent-searches';
import { persistedStore } from '../saved/persisted-store';

const searches = persistedStore('recent-searches', parseRecentSearches);
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
