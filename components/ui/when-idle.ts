const WITHIN_MS = 2_000;

/**
 * Runs a function when the browser is idle, but after two seconds at the latest: a page with continuous animation may
 * never be idle, and Safari has no `requestIdleCallback`. Returns a function that cancels it.
 */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, WITHIN_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout: WITHIN_MS });
  return () => window.cancelIdleCallback(handle);
}
