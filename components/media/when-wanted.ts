import { whenIdle } from '../ui/when-idle';

/** Runs something once an element is about to be seen and the browser is idle. */
function whenSeen(element: Element, run: () => void): () => void {
  let cancel = () => {};
  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      cancel = whenIdle(run);
    },
    { rootMargin: '50%' },
  );
  seen.observe(element);
  return () => {
    seen.disconnect();
    cancel();
  };
}

/**
 * Runs something once, when somebody points or tabs into an element or is about to see it; `forMouseAlone`, only when a
 * mouse comes. `now` runs it if it has not been run, `never` stops the waiting.
 */
export function whenWanted(element: Element, forMouseAlone: boolean, run: () => void) {
  const asked = new AbortController();
  const now = () => {
    if (asked.signal.aborted) return;
    never();
    run();
  };
  const unsee = forMouseAlone ? () => {} : whenSeen(element, now);
  const never = () => {
    asked.abort();
    unsee();
  };
  const byMouse = (event: Event) => event instanceof PointerEvent && event.pointerType === 'mouse' && now();
  element.addEventListener('pointerenter', byMouse, asked);
  if (!forMouseAlone) element.addEventListener('focusin', now, asked);
  return { now, never };
}
