import type { SiteEvent } from '@/lib/analytics/site-event';

declare global {
  interface Window {
    /** The tag manager's inbox; once it is loaded its `push` is its own. */
    dataLayer?: unknown[];
  }
}

/** A command of consent mode. The tag manager knows one from an entry by its being an `arguments` object. */
export function command(..._: ['consent', 'default' | 'update', Readonly<Record<string, string | number>>]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: an array would be taken for something else.
  window.dataLayer.push(arguments);
}

/**
 * Sends each event in the next task, so that the container's work does not delay the page. Events that still wait when
 * the page is left are sent at once.
 */
export function soon(send: (event: SiteEvent) => void): (event: SiteEvent) => void {
  const waiting: SiteEvent[] = [];
  const sendWaiting = () => {
    for (const event of waiting.splice(0)) send(event);
  };
  return (event) => {
    if (waiting.push(event) > 1) return;
    setTimeout(sendWaiting);
    window.addEventListener('pagehide', sendWaiting, { once: true });
  };
}
