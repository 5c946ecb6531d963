/** In milliseconds: how long the position must be stable before this stops, and the limit for slow networks. */
const STEADY_MS = 1_000;
const WITHIN_MS = 30_000;

const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'popstate'] as const;

/**
 * L6: holds the scroll position during a switch of language. The new document may be short at first, and the browser
 * would scroll up. Stops when the visitor scrolls or interacts.
 */
export function holdPlace(): void {
  const place = window.scrollY;
  const { lang } = document.documentElement;
  const moved = new AbortController();
  for (const move of MOVES) window.addEventListener(move, () => moved.abort(), { passive: true, signal: moved.signal });
  const begun = performance.now();
  let steadySince = begun;
  const hold = (now: number) => {
    if (moved.signal.aborted) return;
    // If the other language's page is shorter, the closest position is its end.
    const nearest = Math.min(place, document.documentElement.scrollHeight - window.innerHeight);
    if (Math.abs(window.scrollY - nearest) > 1) {
      window.scrollTo({ top: nearest, behavior: 'instant' });
      steadySince = now;
    } else if (document.documentElement.lang === lang) steadySince = now;
    if (now - steadySince > STEADY_MS || now - begun > WITHIN_MS) moved.abort();
    else requestAnimationFrame(hold);
  };
  requestAnimationFrame(hold);
}
