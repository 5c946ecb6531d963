'use client';

import { parseRecentSearches, type RecentSearch, withRecentSearch } from '@/lib/search/suggest/recent-searches';
import { persistedStore } from '../saved/persisted-store';

/** Newest first. */
const searches = persistedStore('recent-searches', parseRecentSearches);
const NONE: readonly RecentSearch[] = [];

/** The recent searches on this device, newest first. */
export const useRecentSearches = (): readonly RecentSearch[] => searches.useSelector((list) => list, NONE);

export const rememberSearch = (search: RecentSearch): void =>
  searches.set(withRecentSearch(searches.current(), search));

export const forgetSearch = (query: string): void =>
  searches.set(searches.current().filter((one) => one.query !== query));

export const forgetSearches = (): void => searches.set(NONE);
