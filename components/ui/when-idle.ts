const WITHIN_MS = 2_000;

/**
 * Runs something once the browser has nothing better to do, at the latest after two seconds: a page that moves without
 * end may never be idle, and Safari cannot tell.
 */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, WITHIN_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout: WITHIN_MS });
  return () => window.cancelIdleCallback(handle);
}
