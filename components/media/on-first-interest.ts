import { whenIdle } from '../ui/when-idle';

/** Calls `run` when an element is near the viewport and the browser is idle. */
function whenNearViewport(element: Element, run: () => void): () => void {
  let cancelIdle = () => {};
  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      cancelIdle = whenIdle(run);
    },
    { rootMargin: '50%' },
  );
  seen.observe(element);
  return () => {
    seen.disconnect();
    cancelIdle();
  };
}

/**
 * Calls `run` once: when a mouse or the focus enters an element, or when the element is near the viewport. With
 * `forMouseAlone`, only when a mouse enters. Returns `now`, which calls it immediately if it has not run, and `cancel`.
 */
export function onFirstInterest(element: Element, forMouseAlone: boolean, run: () => void) {
  const done = new AbortController();
  const now = () => {
    if (done.signal.aborted) return;
    cancel();
    run();
  };
  const stopObserving = forMouseAlone ? () => {} : whenNearViewport(element, now);
  const cancel = () => {
    done.abort();
    stopObserving();
  };
  const byMouse = (event: Event) => event instanceof PointerEvent && event.pointerType === 'mouse' && now();
  element.addEventListener('pointerenter', byMouse, done);
  if (!forMouseAlone) element.addEventListener('focusin', now, done);
  return { now, cancel };
}
