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
 * Sends in the next task: what the container does with an event must not hold up the page that is being shown; nor may it
 * be lost with it.
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
