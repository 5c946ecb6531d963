'use client';

import { useLayoutEffect, useRef } from 'react';
import type { ViewedPage } from '@/lib/analytics/page-view';
import type { SiteEvent } from '@/lib/analytics/site-event';

type EventHandler = (event: SiteEvent) => void;

/** Events wait, because analytics starts after the page, or never. */
const MAX_WAITING = 50;

const waiting: SiteEvent[] = [];
const handlers = new Set<EventHandler>();
let current: SiteEvent | undefined;

/** Records an event. Cheap if nothing takes events, and never throws. */
export function record(event: SiteEvent): void {
  for (const handle of handlers) handle(event);
  waiting.push(event);
  if (waiting.length > MAX_WAITING) waiting.shift();
}

/** Passes all events, including earlier ones. Returns a function that stops it. */
export function subscribeToEvents(handle: EventHandler): () => void {
  for (const event of waiting) handle(event);
  handlers.add(handle);
  return () => handlers.delete(handle);
}

/** Returns a function that clears the view, because the next page may have none. */
export function setCurrentView(view: SiteEvent): () => void {
  current = view;
  return () => {
    current = undefined;
  };
}

export const currentView = (): SiteEvent | undefined => current;

/** A2: reads the URL in the commit that shows the page, because later it may be the next page's. */
export function PageViewRecorder({ page: { view, key } }: { page: ViewedPage }) {
  const last = useRef<{ viewKey: string; event: SiteEvent }>(undefined);
  useLayoutEffect(() => {
    const { pathname, search } = window.location;
    if (last.current?.viewKey !== pathname + key) {
      const layout = document.documentElement.dataset.layout ?? 'default';
      // `view` comes last, because it may contain another URL.
      last.current = { viewKey: pathname + key, event: { 'content-name': pathname + search, layout, ...view } };
      record(last.current.event);
    }
    return setCurrentView(last.current.event);
  }, [view, key]);
  return null;
}
