/**
 * A vertical swipe with one finger scrolls the page, a horizontal one rotates the view, and two fingers zoom. The
 * viewer would handle every touch, so this hides vertical swipes from it, and with `touch-action: pan-y` the browser
 * scrolls. Does not apply in full screen.
 * @returns A function that removes the listeners.
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
      // Also hide touches that have not moved yet, because the viewer would handle them.
      if (scrolls !== false) event.stopPropagation();
    },
    options,
  );
  stage.addEventListener(
    'touchend',
    (event) => {
      // The viewer needs this event, but it cancels it, and the browser logs an error if the event cannot be cancelled.
      if (!event.cancelable) Object.defineProperty(event, 'preventDefault', { value: () => {} });
    },
    options,
  );
  return () => left.abort();
}
