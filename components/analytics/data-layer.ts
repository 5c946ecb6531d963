import type { SiteEvent } from '@/lib/analytics/site-event';

declare global {
  interface Window {
    /** The tag manager's queue. Once the tag manager has loaded, it replaces `push`. */
    dataLayer?: unknown[];
  }
}

/** Sends a consent mode command. The tag manager recognises it because it is an `arguments` object. */
export function command(..._: ['consent', 'default' | 'update', Readonly<Record<string, string | number>>]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: the tag manager does not treat an array as a command.
  window.dataLayer.push(arguments);
}

/**
 * Sends each event in the next task, so that the container's work does not delay the page. Events still in the queue
 * are sent on `pagehide`.
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
