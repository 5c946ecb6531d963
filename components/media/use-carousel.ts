'use client';

import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { CAROUSEL } from '@/lib/config/constants';
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
function onFirstInterest(element: Element, forMouseAlone: boolean, run: () => void) {
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

/** Embla moves in steps of 1/60 s, whatever the screen's refresh rate. */
const STEPS = (CAROUSEL.speedMs * 60) / 1_000;

/** The share of the remaining distance that is left after a step: an ease-out that ends at `STEPS`. */
const partLeft = (step: number) => (step < STEPS ? ((STEPS - step) / (STEPS - step + 1)) ** 2 : 0);

/** The share of the distance to the finger or mouse that is left after a step of a drag. */
const HELD = 0.4;

function glideOnce(carousel: EmblaCarouselType): void {
  const engine = carousel.internalEngine();
  const { location, previousLocation, scrollBody, target } = engine;
  let step = 0;
  let expected = 0;
  let direction = 0;
  const left = (way: number) => {
    const duration = scrollBody.duration();
    // Embla's duration is 0 for a jump, and less than 1 during a drag.
    if (duration < 1) {
      step = 0;
      return duration === 0 ? 0 : HELD;
    }
    // A loop shifts the location and the target alike; the distance changes only with another target.
    step = Math.abs(way - expected) < 0.001 ? step + 1 : 1;
    return partLeft(step);
  };
  const seek = () => {
    const way = target.get() - location.get();
    const rest = way * left(way);
    previousLocation.set(location);
    location.set(target.get() - rest);
    expected = rest;
    direction = Math.sign(way);
    return body;
  };
  const body = { ...scrollBody, seek, direction: () => direction };
  engine.scrollBody = body;
}

/**
 * K: slides come to rest `CAROUSEL.speedMs` after they start to move; Embla's own movement needs about a second. Embla
 * replaces its engine when sizes change (`reInit`).
 */
function glideOnTheClock(carousel: EmblaCarouselType): void {
  glideOnce(carousel);
  carousel.on('reInit', glideOnce);
}

const OPTIONS: EmblaOptionsType = {
  dragThreshold: CAROUSEL.dragThreshold,
  slidesToScroll: CAROUSEL.itemsPerPage,
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  // A slider inside a slide handles its own drag.
  watchDrag: (_, { target }) => !(target instanceof HTMLInputElement),
};

type Api = EmblaCarouselType | undefined;

/** Index of the selected slide. 0 until Embla runs. */
function useSelected(api: Api): number {
  const subscribe = useCallback(
    (onChange: () => void) => {
      api?.on('select', onChange).on('reInit', onChange);
      return () => void api?.off('select', onChange).off('reInit', onChange);
    },
    [api],
  );
  return useSyncExternalStore(
    subscribe,
    () => api?.selectedScrollSnap() ?? 0,
    () => 0,
  );
}

/** `forMouseAlone`: use Embla only for mouse users, for a carousel with native scrolling. */
export type CarouselOptions = EmblaOptionsType & { readonly forMouseAlone?: boolean };

type Step = 'scrollPrev' | 'scrollNext';

/** Starts at the slide that the visitor reached by native scrolling before Embla loaded. */
function goOn(carousel: EmblaCarouselType, viewport: HTMLElement): void {
  if (viewport.scrollLeft === 0) return;
  const at = Math.round(viewport.scrollLeft / viewport.clientWidth);
  viewport.scrollLeft = 0;
  carousel.scrollTo(at, true);
}

/** Loads Embla. Returns undefined on error; the first slide and its link then still work. */
const embla = () => import('embla-carousel').then(({ default: Embla }) => Embla).catch(() => undefined);

/**
 * K: a row of slides, one at a time. The first child of the viewport element contains the slides. Embla (7 kB) loads on
 * first interest: it measures the layout on start, which would force a second layout during page load. A step requested
 * before Embla has loaded runs afterwards. `options` must be the same object on every render.
 */
export function useCarousel(options?: CarouselOptions) {
  const [api, setApi] = useState<EmblaCarouselType>();
  // A ref is available immediately; state only on the next render.
  const live = useRef<{ carousel?: Api; start?: () => void; step?: Step }>({});
  const viewport = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return;
      const { forMouseAlone = false, ...own } = options ?? {};
      let isGone = false;
      const start = async () => {
        const Embla = await embla();
        if (Embla === undefined || isGone) return;
        const breakpoints = { ...OPTIONS.breakpoints, ...own.breakpoints };
        const carousel = Embla(element, { ...OPTIONS, ...own, breakpoints });
        glideOnTheClock(carousel);
        const { step } = live.current;
        live.current = { carousel };
        goOn(carousel, element);
        setApi(carousel);
        if (step !== undefined) carousel[step]();
      };
      const interest = onFirstInterest(element, forMouseAlone, () => void start());
      live.current = { start: interest.now };
      return () => {
        isGone = true;
        interest.cancel();
        live.current.carousel?.destroy();
        live.current = {};
        setApi(undefined);
      };
    },
    [options],
  );
  const step = (move: Step) => {
    const { carousel, start } = live.current;
    if (carousel !== undefined) return carousel[move]();
    live.current.step = move;
    start?.();
  };
  return { viewport, api, step, selected: useSelected(api) };
}
