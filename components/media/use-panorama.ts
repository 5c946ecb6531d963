import '@photo-sphere-viewer/core/index.css';
import { CONSTANTS, events, Viewer } from '@photo-sphere-viewer/core';
import { type RefObject, useEffect, useState } from 'react';
import { scrollPast } from './scroll-past';

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
