import type { SiteEvent } from '@/lib/analytics/site-event';

type Take = (event: SiteEvent) => void;

/** Maximum number of events stored until something takes them, because analytics starts after the page, or never. */
const MOST_WAITING = 50;

const waiting: SiteEvent[] = [];
const takers = new Set<Take>();
let shown: SiteEvent | undefined;

/** Records an event. Cheap if nothing takes events, and never throws. */
export function record(event: SiteEvent): void {
  for (const take of takers) take(event);
  waiting.push(event);
  if (waiting.length > MOST_WAITING) waiting.shift();
}

/** Passes all events to `take`, including earlier ones. Returns a function that stops it. */
export function takeEvents(take: Take): () => void {
  for (const event of waiting) take(event);
  takers.add(take);
  return () => takers.delete(take);
}

/** Sets the view of the current page. Returns a function that clears it, because the next page may have none. */
export function showView(view: SiteEvent): () => void {
  shown = view;
  return () => {
    shown = undefined;
  };
}

/** The view of the current page, or undefined if it has none. */
export const shownView = (): SiteEvent | undefined => shown;
