/**
 * Registers the service worker, which caches only the offline page (docs/decisions/0051-install-and-offline.md).
 * Bypasses the HTTP cache, so that a new version is installed on the next visit.
 */
export function keepOfflinePage(): void {
  // Browsers support it only over TLS and on localhost. If registration fails, the site works without it.
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
}
