import type { SiteEvent } from '@/lib/analytics/site-event';

type EventHandler = (event: SiteEvent) => void;

/** Maximum number of events stored until something takes them, because analytics starts after the page, or never. */
const MOST_WAITING = 50;

const waiting: SiteEvent[] = [];
const handlers = new Set<EventHandler>();
let current: SiteEvent | undefined;

/** Records an event. Cheap if nothing takes events, and never throws. */
export function record(event: SiteEvent): void {
  for (const handle of handlers) handle(event);
  waiting.push(event);
  if (waiting.length > MOST_WAITING) waiting.shift();
}

/** Passes all events to `handle`, including earlier ones. Returns a function that stops it. */
export function subscribeToEvents(handle: EventHandler): () => void {
  for (const event of waiting) handle(event);
  handlers.add(handle);
  return () => handlers.delete(handle);
}

/** Sets the view of the current page. Returns a function that clears it, because the next page may have none. */
export function showView(view: SiteEvent): () => void {
  current = view;
  return () => {
    current = undefined;
  };
}

/** The view of the current page, or undefined if it has none. */
export const currentView = (): SiteEvent | undefined => current;
