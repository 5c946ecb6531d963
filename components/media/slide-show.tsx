'use client';

import Autoplay from 'embla-carousel-autoplay';
import { type ReactNode, useCallback, useState, useSyncExternalStore } from 'react';
import { CAROUSEL } from '@/lib/config/constants';
import { useCarousel } from './use-carousel';

type Slide = { id: string; content: ReactNode };
type ControlName = 'previous' | 'next' | 'pause' | 'play';
type Props = {
  label: string;
  slides: readonly Slide[];
  labels: Record<ControlName, string>;
  icons: Record<ControlName, ReactNode>;
};

/** Moves on by itself until somebody presses, points or tabs into it; never for those who asked for less motion. */
const createAutoplay = () =>
  Autoplay({
    delay: CAROUSEL.autoplayMs,
    stopOnMouseEnter: true,
    breakpoints: { '(prefers-reduced-motion: reduce)': { active: false } },
  });

type AutoplayControl = ReturnType<typeof createAutoplay>;

function usePlaying(api: ReturnType<typeof useCarousel>['api'], autoplay: AutoplayControl): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      api?.on('autoplay:play', onChange).on('autoplay:stop', onChange).on('reInit', onChange);
      return () => void api?.off('autoplay:play', onChange).off('autoplay:stop', onChange).off('reInit', onChange);
    },
    [api],
  );
  return useSyncExternalStore(
    subscribe,
    () => api !== undefined && autoplay.isPlaying(),
    () => false,
  );
}

/** K: slides one at a time that move on every five seconds, with buttons to stop, go back and go on. */
export function SlideShow({ label, slides, labels, icons }: Props) {
  const [autoplay] = useState(createAutoplay);
  const { viewport, api, selected } = useCarousel({ loop: true }, [autoplay]);
  const playing = usePlaying(api, autoplay);
  const step = (move: 'scrollPrev' | 'scrollNext') => () => {
    autoplay.stop();
    api?.[move]();
  };
  const control = (name: ControlName, act: () => void) => (
    <button
      type="button"
      aria-label={labels[name]}
      onClick={act}
      className="grid size-11 place-items-center rounded-full border border-line bg-surface hover:border-phprimary hover:text-phprimary"
    >
      {icons[name]}
    </button>
  );
  return (
    <section aria-roledescription="carousel" aria-label={label}>
      <div ref={viewport} className="overflow-hidden rounded-card noscript:overflow-x-auto">
        <ul className="flex">
          {slides.map(({ id, content }, index) => (
            <li key={id} inert={api !== undefined && index !== selected} className="min-w-0 shrink-0 grow-0 basis-full">
              {content}
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-4 flex items-center gap-2 noscript:hidden">
        {playing ? control('pause', () => autoplay.stop()) : control('play', () => autoplay.play())}
        <p aria-live={playing ? 'off' : 'polite'} className="min-w-14 text-center tabular-nums text-muted">
          {selected + 1} / {slides.length}
        </p>
        {control('previous', step('scrollPrev'))}
        {control('next', step('scrollNext'))}
      </div>
    </section>
  );
}
