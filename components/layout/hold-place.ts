/** How long the page must stand where it stood before it is left alone, and when that is given up: slow networks. */
const STEADY_MS = 1_000;
const WITHIN_MS = 30_000;

const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'popstate'] as const;

/**
 * L6: keeps the page where it is scrolled while its language changes. One document then takes the place of the other and
 * may be short for some moments, in which the browser moves up by itself. Whoever scrolls meanwhile decides.
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
    // Where the other language is shorter its end is the nearest.
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
