import type { SiteEvent } from '@/lib/analytics/site-event';

declare global {
  interface Window {
    /** The tag manager's inbox; once it is loaded its `push` is its own. */
    dataLayer?: unknown[];
  }
}

function dataLayer(): unknown[] {
  window.dataLayer ??= [];
  return window.dataLayer;
}

/** A command of consent mode. The tag manager knows one from an entry by its being an `arguments` object. */
export function command(..._: ['consent', 'default' | 'update', Readonly<Record<string, string | number>>]): void {
  // biome-ignore lint/complexity/noArguments: an array would be taken for something else.
  dataLayer().push(arguments);
}

export const pushNow = (entry: SiteEvent): void => void dataLayer().push(entry);

const waiting: SiteEvent[] = [];

function pushWaiting(): void {
  for (const event of waiting.splice(0)) pushNow(event);
}

/** What the container does with an event must not hold up the page that is being shown; nor may it be lost with it. */
export function pushSoon(event: SiteEvent): void {
  if (waiting.push(event) > 1) return;
  setTimeout(pushWaiting);
  window.addEventListener('pagehide', pushWaiting, { once: true });
}
