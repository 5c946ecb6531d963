'use client';

import { HIDDEN_KEY, RECENT_KEY } from '@/lib/build/first-paint-kept';
import { COMPARED_AT_MOST } from '@/lib/content/compared-ids';
import { isSummary, type ListingSummary, SUMMARIES_AT_MOST } from '@/lib/content/listing-summary';
import { type KeptIds, keptIds } from './kept-ids';
import { persistedStore } from './persisted-store';

/** As many as one request for summaries may ask for. */
export const savedIds = keptIds('saved-homes', SUMMARIES_AT_MOST);
/** Each is a selector in the style of every page. */
export const hiddenIds = keptIds(HIDDEN_KEY, 200);
export const recentIds = keptIds(RECENT_KEY, 20);
export const comparedIds = keptIds('compared-homes', COMPARED_AT_MOST);

const WITH_SUMMARIES: readonly KeptIds[] = [savedIds, recentIds, comparedIds];

const NO_SUMMARIES: readonly ListingSummary[] = [];

/** What is known of the homes of the lists, so that they can be shown without a connection. */
const summaries = persistedStore('home-summaries', (value) =>
  Array.isArray(value) ? value.slice(0, 200).filter(isSummary) : NO_SUMMARIES,
);

export const useSummaries = (): readonly ListingSummary[] => summaries.usePart((homes) => homes, NO_SUMMARIES);

/** Replaces what is known of these homes; of homes that are in no list nothing is kept. */
export function keepSummaries(homes: readonly ListingSummary[]): void {
  const listed = new Set(WITH_SUMMARIES.flatMap((list) => list.current()));
  const others = summaries.current().filter(({ id }) => !homes.some((home) => home.id === id));
  summaries.keep([...homes, ...others].filter(({ id }) => listed.has(id)));
}

/** Puts a home in a list, with what the page knows of it. */
export function keepHome(list: KeptIds, home: ListingSummary): void {
  list.put(home.id);
  keepSummaries([home]);
}

let forgetting = false;

/** Whether homes go because the site has them no longer: no visitor takes them out. */
export const isForgetting = (): boolean => forgetting;

/**
 * Lets go of homes that are no longer on the site. Those that the visitor saved stay, as this device knows them: staff
 * may bring them back.
 */
export function forgetHomes(gone: readonly string[]): void {
  const known = summaries.current();
  forgetting = true;
  for (const list of [recentIds, comparedIds]) list.remove(gone);
  savedIds.remove(gone.filter((id) => known.every((home) => home.id !== id)));
  forgetting = false;
}
