'use client';

import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { CAROUSEL } from '@/lib/config/constants';
import { glideOnTheClock } from './glide';
import { onFirstInterest } from './on-first-interest';

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
