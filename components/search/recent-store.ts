'use client';

import { useSyncExternalStore } from 'react';
import { parseRecentSearches, type RecentSearch, withRecentSearch } from '@/lib/search/suggest/recent-searches';

/** Kept on the device only, the last one first. */
const KEY = 'recent-searches';
const NONE: readonly RecentSearch[] = [];

let known: { text: string | null; list: readonly RecentSearch[] } = { text: null, list: NONE };
const listeners = new Set<() => void>();

function current(): readonly RecentSearch[] {
  let text: string | null = null;
  try {
    text = localStorage.getItem(KEY);
  } catch {
    // Forbidden storage keeps nothing.
  }
  if (text !== known.text) known = { text, list: parseRecentSearches(text) };
  return known.list;
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}

function keep(list: readonly RecentSearch[]): void {
  try {
    if (list.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(list));
  } catch {
    // Full or forbidden storage: the search itself went well.
  }
  for (const tell of listeners) tell();
}

/** The searches last opened on this device. */
export const useRecentSearches = (): readonly RecentSearch[] => useSyncExternalStore(subscribe, current, () => NONE);

export const rememberSearch = (search: RecentSearch): void => keep(withRecentSearch(current(), search));

export const forgetSearch = (query: string): void => keep(current().filter((one) => one.query !== query));

export const forgetSearches = (): void => keep(NONE);
