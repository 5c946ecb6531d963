/** How far the page was scrolled when its language was changed. */
let kept: number | undefined;

export function keepPlace(): void {
  kept = window.scrollY;
}

/**
 * L6: scrolls to the kept place, as soon as the page is long enough. While one language takes the place of the other the
 * document may be short for a moment, and the browser then moves up by itself. Whoever scrolls in the meantime decides.
 */
export function takePlaceAgain(): void {
  const place = kept;
  kept = undefined;
  if (place === undefined) return;
  const grown = new ResizeObserver(() => {
    window.scrollTo({ top: place, behavior: 'instant' });
    if (Math.abs(window.scrollY - place) <= 1) grown.disconnect();
  });
  grown.observe(document.documentElement);
  for (const move of ['wheel', 'touchmove', 'keydown']) {
    window.addEventListener(move, () => grown.disconnect(), { once: true, passive: true });
  }
}
