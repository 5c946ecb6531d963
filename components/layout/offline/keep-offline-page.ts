/**
 * Registers the service worker, which keeps the offline page and nothing else (docs/decisions/0051-install-and-offline.md).
 * Past every cache, so that another one takes its place at the next visit.
 */
export function keepOfflinePage(): void {
  // Browsers have it over TLS and on localhost only; where it is refused the site is as it was.
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
}
