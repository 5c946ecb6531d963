/**
 * One finger that goes up or down scrolls the page, one that goes sideways turns the view, two zoom. The viewer would
 * take every finger; with `touch-action: pan-y` the browser takes those that it does not see. Full screen has no page.
 * @returns how to stop.
 */
export function scrollPast(stage: HTMLElement): () => void {
  const left = new AbortController();
  const options = { signal: left.signal, capture: true, passive: true };
  let from: { x: number; y: number } | null = null;
  let scrolls: boolean | null = null;
  stage.addEventListener(
    'touchstart',
    ({ touches: [first, second] }) => {
      from = first && !second && document.fullscreenElement === null ? { x: first.clientX, y: first.clientY } : null;
      scrolls = from === null ? false : null;
    },
    options,
  );
  stage.addEventListener(
    'touchmove',
    (event) => {
      const [first] = event.touches;
      if (scrolls === null && from && first) {
        const [along, up] = [Math.abs(first.clientX - from.x), Math.abs(first.clientY - from.y)];
        if (along + up > 0) scrolls = up > along;
      }
      // Nor does it see a finger that has not moved yet: it would take that one, too.
      if (scrolls !== false) event.stopPropagation();
    },
    options,
  );
  stage.addEventListener(
    'touchend',
    (event) => {
      // It has to know that the finger is gone, but would cancel what no longer can be, and the browser complains.
      if (!event.cancelable) Object.defineProperty(event, 'preventDefault', { value: () => {} });
    },
    options,
  );
  return () => left.abort();
}
