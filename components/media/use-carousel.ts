'use client';

import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { CAROUSEL } from '@/lib/config/constants';
import { whenIdle } from '../ui/browser';

function whenNearViewport(element: Element, run: () => void): () => void {
  let cancelIdle = () => {};
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      cancelIdle = whenIdle(run);
    },
    { rootMargin: '50%' },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    cancelIdle();
  };
}

/** Calls `run` once: on a mouse or focus, or near the viewport. With `forMouseAlone`, only on a mouse. */
function onFirstInterest(element: Element, forMouseAlone: boolean, run: () => void) {
  const controller = new AbortController();
  const runNow = () => {
    if (controller.signal.aborted) return;
    cancel();
    run();
  };
  const stopObserving = forMouseAlone ? () => {} : whenNearViewport(element, runNow);
  const cancel = () => {
    controller.abort();
    stopObserving();
  };
  const byMouse = (event: Event) => event instanceof PointerEvent && event.pointerType === 'mouse' && runNow();
  element.addEventListener('pointerenter', byMouse, controller);
  if (!forMouseAlone) element.addEventListener('focusin', runNow, controller);
  return { runNow, cancel };
}

/** Embla moves in steps of 1/60 s at every refresh rate. */
const STEPS = (CAROUSEL.speedMs * 60) / 1_000;

/** The share of the distance that is left after a step: an ease-out that ends at `STEPS`. */
const partLeft = (step: number) => (step < STEPS ? ((STEPS - step) / (STEPS - step + 1)) ** 2 : 0);

const DRAG_SHARE = 0.4;

function glideOnce(carousel: EmblaCarouselType): void {
  const engine = carousel.internalEngine();
  const { location, previousLocation, scrollBody, target } = engine;
  let step = 0;
  let expected = 0;
  let direction = 0;
  const shareLeft = (distance: number) => {
    const duration = scrollBody.duration();
    // Embla's duration is 0 for a jump, and less than 1 during a drag.
    if (duration < 1) {
      step = 0;
      return duration === 0 ? 0 : DRAG_SHARE;
    }
    // A loop shifts the location and the target alike; the distance changes only with another target.
    step = Math.abs(distance - expected) < 0.001 ? step + 1 : 1;
    return partLeft(step);
  };
  const seek = () => {
    const distance = target.get() - location.get();
    const remaining = distance * shareLeft(distance);
    previousLocation.set(location);
    location.set(target.get() - remaining);
    expected = remaining;
    direction = Math.sign(distance);
    return body;
  };
  const body = { ...scrollBody, seek, direction: () => direction };
  engine.scrollBody = body;
}

/** K: slides rest after `CAROUSEL.speedMs`; Embla alone needs about a second. It replaces its engine on `reInit`. */
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

/** `forMouseAlone` is for a carousel with native scrolling. */
export type CarouselOptions = EmblaOptionsType & { readonly forMouseAlone?: boolean };

export type Step = 'scrollPrev' | 'scrollNext';

function continueFromScroll(carousel: EmblaCarouselType, viewport: HTMLElement): void {
  if (viewport.scrollLeft === 0) return;
  const index = Math.round(viewport.scrollLeft / viewport.clientWidth);
  viewport.scrollLeft = 0;
  carousel.scrollTo(index, true);
}

const embla = () => import('embla-carousel').then(({ default: Embla }) => Embla).catch(() => undefined);

/**
 * K: loads Embla (7 kB) on first interest, because it measures the layout. A step that waits for it is `pending`.
 * `options` must be one constant object.
 */
export function useCarousel(options?: CarouselOptions) {
  const [api, setApi] = useState<EmblaCarouselType>();
  // A ref is available immediately; state only on the next render.
  const live = useRef<{ carousel?: Api; start?: () => void; step?: Step }>({});
  const [pending, setPending] = useState<Step>();
  const viewport = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return;
      const { forMouseAlone = false, ...emblaOptions } = options ?? {};
      let isUnmounted = false;
      const start = async () => {
        const Embla = await embla();
        if (isUnmounted) return;
        const { step } = live.current;
        setPending(undefined);
        if (Embla === undefined) {
          // A press scrolls the slides, and the next one retries.
          live.current = { start: () => void start() };
          const pages = step === undefined ? 0 : step === 'scrollNext' ? 1 : -1;
          element.scrollBy({ left: pages * element.clientWidth });
          return;
        }
        const breakpoints = { ...OPTIONS.breakpoints, ...emblaOptions.breakpoints };
        const carousel = Embla(element, { ...OPTIONS, ...emblaOptions, breakpoints });
        glideOnTheClock(carousel);
        live.current = { carousel };
        continueFromScroll(carousel, element);
        setApi(carousel);
        if (step !== undefined) carousel[step]();
      };
      const interest = onFirstInterest(element, forMouseAlone, () => void start());
      live.current = { start: interest.runNow };
      return () => {
        isUnmounted = true;
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
    setPending(move);
    start?.();
  };
  return { viewport, api, step, pending, selected: useSelected(api) };
}
