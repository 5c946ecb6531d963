import '@photo-sphere-viewer/core/index.css';
import { CONSTANTS, events, Viewer } from '@photo-sphere-viewer/core';
import { type RefObject, useEffect, useState } from 'react';

/**
 * A vertical swipe with one finger scrolls the page, a horizontal one rotates the view, and two fingers zoom. The
 * viewer would handle every touch, so this hides vertical swipes from it, and with `touch-action: pan-y` the browser
 * scrolls. Does not apply in full screen.
 * @returns A function that removes the listeners.
 */
function scrollPast(stage: HTMLElement): () => void {
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

const { ACTIONS, KEY_CODES } = CONSTANTS;

const KEYS = {
  [KEY_CODES.ArrowUp]: ACTIONS.ROTATE_UP,
  [KEY_CODES.ArrowDown]: ACTIONS.ROTATE_DOWN,
  [KEY_CODES.ArrowLeft]: ACTIONS.ROTATE_LEFT,
  [KEY_CODES.ArrowRight]: ACTIONS.ROTATE_RIGHT,
  [KEY_CODES.Plus]: ACTIONS.ZOOM_IN,
  [KEY_CODES.Minus]: ACTIONS.ZOOM_OUT,
};

const hasWebGl = () => document.createElement('canvas').getContext('webgl2') !== null;
const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

type Options = { url: string; loading: string; onFail: () => void };

/** Creates the panorama viewer in `stage`. Returns null until it is ready. The view never rotates automatically. */
export function usePanorama(stage: RefObject<HTMLElement | null>, { url, loading, onFail }: Options): Viewer | null {
  const [viewer, setViewer] = useState<Viewer | null>(null);
  useEffect(() => {
    const container = stage.current;
    if (container === null) return;
    // Without WebGL the library would show its own error message.
    if (!hasWebGl()) return onFail();
    const made = new Viewer({
      ...{ container, panorama: url, navbar: false, keyboard: false, keyboardActions: KEYS, lang: { loading } },
      // The mouse wheel scrolls the page. In full screen it zooms instead.
      ...{ mousewheel: false, moveInertia: wantsStillness() ? 0 : 0.8 },
    });
    made.addEventListener(events.ReadyEvent.type, () => setViewer(made), { once: true });
    made.addEventListener(events.PanoramaErrorEvent.type, onFail, { once: true });
    const stop = scrollPast(container);
    return () => {
      stop();
      made.destroy();
    };
  }, [stage, url, loading, onFail]);
  return viewer;
}
