// Our server, Next's pages and its endpoints each have their own copy of a module; the process has one index.
declare global {
  var rommaiIndexChangedAt: number | undefined;
}

/** Notes that the search finds something else from now on. */
export function noteIndexChange(): void {
  globalThis.rommaiIndexChangedAt = performance.now();
}

/**
 * When the search last took in what had changed, by `performance.now()`: later than the content itself, so that
 * a page of results which was rendered in between is an old one.
 */
export const indexChangedAt = (): number => globalThis.rommaiIndexChangedAt ?? 0;
