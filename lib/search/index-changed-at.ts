// Our server, Next's pages and its endpoints each have their own copy of a module; the process has one index.
declare global {
  var rommaiIndexChangedAt: number | undefined;
}

/** Notes that the search finds something else from now on. */
export function noteIndexChange(): void {
  globalThis.rommaiIndexChangedAt = performance.now();
}

/**
 * When the search index last changed, by `performance.now()`. It changes later than the content, so a page of results
 * that was rendered in between is stale.
 */
export const indexChangedAt = (): number => globalThis.rommaiIndexChangedAt ?? 0;
