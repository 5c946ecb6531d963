import type { SiteEvent } from '@/lib/analytics/site-event';

type Take = (event: SiteEvent) => void;

/** Of what happened before anybody took it: who asks comes after the page, or not at all. */
const MOST_WAITING = 50;

const waiting: SiteEvent[] = [];
const takers = new Set<Take>();
let shown: SiteEvent | undefined;

/** Says what the visitor did. Costs nothing where nobody asks, and never fails its caller. */
export function record(event: SiteEvent): void {
  for (const take of takers) take(event);
  waiting.push(event);
  if (waiting.length > MOST_WAITING) waiting.shift();
}

/** Gives what is recorded from now on, and what was before. Gives back how to end that. */
export function takeEvents(take: Take): () => void {
  for (const event of waiting) take(event);
  takers.add(take);
  return () => takers.delete(take);
}

/** Sets the view of the page in the window. Returns a function that clears it, because the next page may have none. */
export function showView(view: SiteEvent): () => void {
  shown = view;
  return () => {
    shown = undefined;
  };
}

/** The view of the page in the window; undefined if the page has none. */
export const shownView = (): SiteEvent | undefined => shown;
