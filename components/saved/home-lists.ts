'use client';

import { HIDDEN_KEY, RECENT_KEY } from '@/lib/build/first-paint-lists';
import { COMPARED_AT_MOST } from '@/lib/content/compared-ids';
import { isSummary, type ListingSummary, SUMMARIES_AT_MOST } from '@/lib/content/listing-summary';
import { type PersistedIds, persistedIds } from './persisted-ids';
import { persistedStore } from './persisted-store';

/** The limit is the maximum number of ids in one request for summaries. */
export const savedIds = persistedIds('saved-homes', SUMMARIES_AT_MOST);
/** The limit keeps the first-paint style small: each hidden listing is a selector on every page. */
export const hiddenIds = persistedIds(HIDDEN_KEY, 200);
export const recentIds = persistedIds(RECENT_KEY, 20);
export const comparedIds = persistedIds('compared-homes', COMPARED_AT_MOST);

const WITH_SUMMARIES: readonly PersistedIds[] = [savedIds, recentIds, comparedIds];

const NO_SUMMARIES: readonly ListingSummary[] = [];

/** Summaries of listed listings, stored so that the lists also work offline. */
const summaries = persistedStore('home-summaries', (value) =>
  Array.isArray(value) ? value.slice(0, 200).filter(isSummary) : NO_SUMMARIES,
);

export const useSummaries = (): readonly ListingSummary[] => summaries.useSelector((homes) => homes, NO_SUMMARIES);

/** Replaces the stored summaries of these listings, and drops summaries of listings that are in no list. */
export function storeSummaries(homes: readonly ListingSummary[]): void {
  const listed = new Set(WITH_SUMMARIES.flatMap((list) => list.current()));
  const others = summaries.current().filter(({ id }) => !homes.some((home) => home.id === id));
  summaries.set([...homes, ...others].filter(({ id }) => listed.has(id)));
}

/** Adds a listing to a list and stores its summary. */
export function addHome(list: PersistedIds, home: ListingSummary): void {
  list.add(home.id);
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
