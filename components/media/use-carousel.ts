'use client';

import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useCallback, useSyncExternalStore } from 'react';
import { CAROUSEL } from '@/lib/config/constants';
import { whenIdle } from '../ui/when-idle';

/**
 * Embla moves by attraction, not by a clock: at 60 frames a second this strength brings a slide to 99 % of its way in
 * `CAROUSEL.speedMs`; e2e/carousel.spec.ts holds it to that.
 */
const ATTRACTION = 18;

type Api = UseEmblaCarouselType[1];
type Options = NonNullable<Parameters<typeof useEmblaCarousel>[0]>;

const OPTIONS: Options = {
  duration: ATTRACTION,
  dragThreshold: CAROUSEL.dragThreshold,
  slidesToScroll: CAROUSEL.itemsPerPage,
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  // A slider inside a slide has its own drag.
  watchDrag: (_, { target }) => !(target instanceof HTMLInputElement),
};

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

/**
 * Gives Embla its viewport once the browser is idle, or somebody points or tabs into it: it measures at once, and among
 * the first work of a page that would have the browser lay it out twice.
 */
function useLateViewport(attach: (viewport: HTMLElement) => void) {
  return useCallback(
    (viewport: HTMLElement | null) => {
      if (viewport === null) return;
      const start = () => attach(viewport);
      const asked = new AbortController();
      viewport.addEventListener('pointerenter', (event) => event.pointerType === 'mouse' && start(), asked);
      viewport.addEventListener('focusin', start, asked);
      const cancel = whenIdle(start);
      return () => {
        cancel();
        asked.abort();
      };
    },
    [attach],
  );
}

/** K: a row of slides, one at a time. The viewport's first child holds the slides. */
export function useCarousel(options?: Options) {
  const [attach, api] = useEmblaCarousel({ ...OPTIONS, ...options });
  return { viewport: useLateViewport(attach), api, selected: useSelected(api) };
}
