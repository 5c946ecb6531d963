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
  // A slider inside a slide has its own drag.
  watchDrag: (_, { target }) => !(target instanceof HTMLInputElement),
};

type Api = EmblaCarouselType | undefined;

/** What is selected, told by Embla; the first slide until it runs. */
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

/** A carousel that the browser scrolls by itself needs Embla for who points with a mouse alone. */
export type CarouselOptions = EmblaOptionsType & { readonly forMouseAlone?: boolean };

type Step = 'scrollPrev' | 'scrollNext';

/** Goes on from the slide to which a finger or the focus has scrolled the viewport before Embla was there. */
function goOn(carousel: EmblaCarouselType, viewport: HTMLElement): void {
  if (viewport.scrollLeft === 0) return;
  const at = Math.round(viewport.scrollLeft / viewport.clientWidth);
  viewport.scrollLeft = 0;
  carousel.scrollTo(at, true);
}

/** Embla, once it has come; undefined where it does not: the first slide stays then, and its link. */
const embla = () => import('embla-carousel').then(({ default: Embla }) => Embla).catch(() => undefined);

/**
 * K: a row of slides, one at a time. The viewport's first child holds the slides. Embla, 7 kB, comes when it is wanted; it
 * measures at once, and among the first work of a page that would have the browser lay it out twice. A step that is asked
 * for before it is there is taken when it is. `options` are the same object each time.
 */
export function useCarousel(options?: CarouselOptions) {
  const [api, setApi] = useState<EmblaCarouselType>();
  // Known at once, where the state is known with the next look of the page.
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
