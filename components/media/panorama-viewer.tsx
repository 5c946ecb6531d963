import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Strokes } from '../ui/glyph';
import '@photo-sphere-viewer/core/index.css';
import { CONSTANTS, events, Viewer } from '@photo-sphere-viewer/core';

/** Hides vertical swipes from the viewer, which handles every touch, so that the page scrolls. Not in full screen. */
function letPageScroll(stage: HTMLElement): () => void {
  const controller = new AbortController();
  const options = { signal: controller.signal, capture: true, passive: true };
  let start: { x: number; y: number } | null = null;
  let scrolls: boolean | null = null;
  stage.addEventListener(
    'touchstart',
    ({ touches: [first, second] }) => {
      start = first && !second && document.fullscreenElement === null ? { x: first.clientX, y: first.clientY } : null;
      scrolls = start === null ? false : null;
    },
    options,
  );
  stage.addEventListener(
    'touchmove',
    (event) => {
      const [first] = event.touches;
      if (scrolls === null && start && first) {
        const [along, up] = [Math.abs(first.clientX - start.x), Math.abs(first.clientY - start.y)];
        if (along + up > 0) scrolls = up > along;
      }
      // Also hides touches that have not moved yet, because the viewer would handle them.
      if (scrolls !== false) event.stopPropagation();
    },
    options,
  );
  stage.addEventListener(
    'touchend',
    (event) => {
      // The viewer cancels this event, and the browser logs an error if it is not cancelable.
      if (!event.cancelable) Object.defineProperty(event, 'preventDefault', { value: () => {} });
    },
    options,
  );
  return () => controller.abort();
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
const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

type Options = { url: string; loading: string; onFail: () => void };

function usePanorama(stage: RefObject<HTMLElement | null>, { url, loading, onFail }: Options): Viewer | null {
  const [viewer, setViewer] = useState<Viewer | null>(null);
  useEffect(() => {
    const container = stage.current;
    if (container === null) return;
    // Without WebGL the library shows its own error message.
    if (!hasWebGl()) return onFail();
    const instance = new Viewer({
      ...{ container, panorama: url, navbar: false, keyboard: false, keyboardActions: KEYS, lang: { loading } },
      // The mouse wheel scrolls the page. In full screen it zooms instead.
      ...{ mousewheel: false, moveInertia: prefersReducedMotion() ? 0 : 0.8 },
    });
    instance.addEventListener(events.ReadyEvent.type, () => setViewer(instance), { once: true });
    instance.addEventListener(events.PanoramaErrorEvent.type, onFail, { once: true });
    const stop = letPageScroll(container);
    return () => {
      stop();
      instance.destroy();
    };
  }, [stage, url, loading, onFail]);
  return viewer;
}

/** Lucide icon paths (ISC licence). */
const SIGNS = {
  left: 'm15 18-6-6 6-6',
  right: 'm9 18 6-6-6-6',
  zoomOut: 'M5 12h14',
  zoomIn: 'M5 12h14M12 5v14',
  fullscreen: 'M8 3H5a2 2 0 0 0-2 2v3m18 0V5a2 2 0 0 0-2-2h-3M3 16v3a2 2 0 0 0 2 2h3m8 0h3a2 2 0 0 0 2-2v-3',
  exitFullscreen: 'M8 3v3a2 2 0 0 1-2 2H3m18 0h-3a2 2 0 0 1-2-2V3M3 16h3a2 2 0 0 1 2 2v3m8 0v-3a2 2 0 0 1 2-2h3',
} as const;

/** In radians, and in percent. */
const TURN = Math.PI / 6;
const ZOOM = 10;

function turn(viewer: Viewer, by: number): void {
  const { yaw, pitch } = viewer.getPosition();
  const to = { yaw: yaw + by, pitch };
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) viewer.rotate(to);
  else void viewer.animate({ ...to, speed: 400 });
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

function useFullscreen(box: RefObject<HTMLElement | null>) {
  const isFull = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null && document.fullscreenElement === box.current,
    () => false,
  );
  const toggle = () => void (isFull ? document.exitFullscreen() : box.current?.requestFullscreen())?.catch(() => {});
  return { isFull, toggle };
}

type ToolProps = { name: keyof typeof SIGNS; onPress: () => void };

function Tool({ name, onPress }: ToolProps) {
  const t = useTranslations('Player.viewer');
  return (
    <button
      type="button"
      aria-label={t(name)}
      title={t(name)}
      onClick={onPress}
      className="grid size-11 place-items-center rounded-full bg-midnightblue/85 text-white hover:bg-midnightblue focus-visible:outline-white"
    >
      <Strokes path={SIGNS[name]} />
    </button>
  );
}

type Props = { url: string; title: string; onFail: () => void };

export function PanoramaViewer({ url, title, onFail }: Props) {
  const t = useTranslations('Player');
  const box = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const viewer = usePanorama(stage, { url, loading: t('loading'), onFail });
  const { isFull, toggle } = useFullscreen(box);
  const [touched, setTouched] = useState(false);
  // Do not take focus if the visitor has moved it elsewhere.
  useEffect(() => {
    if (document.activeElement === document.body) stage.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => viewer?.setOption('mousewheel', isFull), [viewer, isFull]);
  useEffect(() => {
    // The stage may have focus before the viewer is ready to handle keys.
    if (viewer && document.activeElement === stage.current) viewer.startKeyboardControl();
  }, [viewer]);
  return (
    <section ref={box} aria-label={t('viewer.label', { title })} className="absolute inset-0 bg-midnightblue">
      {/* biome-ignore lint/a11y/useSemanticElements: no semantic element fits a panorama */}
      <div
        ref={stage}
        role="group"
        tabIndex={0}
        aria-label={t('viewer.keys')}
        data-ready={viewer === null ? undefined : ''}
        onFocus={() => viewer?.startKeyboardControl()}
        onBlur={() => viewer?.stopKeyboardControl()}
        onPointerDown={() => setTouched(true)}
        onKeyDown={() => setTouched(true)}
        className="size-full touch-pan-y focus-visible:outline-offset-[-3px]"
      />
      {viewer === null ? null : (
        <>
          {touched ? null : (
            <p className="pointer-events-none absolute top-3 left-1/2 -translate-x-1/2 whitespace-nowrap rounded-full bg-midnightblue/85 px-4 py-1 text-sm text-white">
              {t('viewer.hint')}
            </p>
          )}
          <div className="pointer-events-none absolute inset-x-3 bottom-3 flex justify-center gap-2 *:pointer-events-auto">
            <Tool name="left" onPress={() => turn(viewer, -TURN)} />
            <Tool name="right" onPress={() => turn(viewer, TURN)} />
            <Tool name="zoomOut" onPress={() => viewer.zoomOut(ZOOM)} />
            <Tool name="zoomIn" onPress={() => viewer.zoomIn(ZOOM)} />
            {document.fullscreenEnabled ? (
              <Tool name={isFull ? 'exitFullscreen' : 'fullscreen'} onPress={toggle} />
            ) : null}
          </div>
        </>
      )}
    </section>
  );
}
