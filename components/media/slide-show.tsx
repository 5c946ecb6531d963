'use client';

import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { CAROUSEL } from '@/lib/config/constants';
import { type Step, useCarousel } from './use-carousel';

type Slide = { id: string; content: ReactNode };
type ControlName = 'previous' | 'next' | 'pause' | 'play';
type Props = {
  /** Role description for screen readers. */
  kind: string;
  label: string;
  slides: readonly Slide[];
  labels: Record<ControlName, string>;
  icons: Record<ControlName, ReactNode>;
};

const LOOP = { loop: true };

const reducedMotionQuery = () => window.matchMedia('(prefers-reduced-motion: reduce)');

function subscribe(onChange: () => void): () => void {
  const query = reducedMotionQuery();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** The visitor's choice, or by default unless reduced motion is preferred. */
function usePlaying(): [playing: boolean, decide: (playing: boolean) => void] {
  const [decided, decide] = useState<boolean | null>(null);
  const isMotionReduced = useSyncExternalStore(
    subscribe,
    () => reducedMotionQuery().matches,
    () => true,
  );
  return [decided ?? !isMotionReduced, decide];
}

/** Native listeners work before the carousel has loaded, which the same events start. */
function useStop(decide: (playing: boolean) => void) {
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const controller = new AbortController();
    for (const event of ['pointerenter', 'pointerdown', 'focusin']) {
      strip.current?.addEventListener(event, () => decide(false), { signal: controller.signal });
    }
    return () => controller.abort();
  }, [decide]);
  return strip;
}

type ControlProps = { label: string; icon: ReactNode; busy?: boolean; onClick: () => void };

function Control({ label, icon, busy = false, onClick }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-busy={busy || undefined}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-full border border-control bg-surface hover:border-phprimary hover:text-phprimary"
    >
      {icon}
    </button>
  );
}

/** K: advances every five seconds until the visitor points at, presses or focuses it. */
export function SlideShow({ kind, label, slides, labels, icons }: Props) {
  const { viewport, api, step, pending, selected } = useCarousel(LOOP);
  const [playing, decide] = usePlaying();
  const strip = useStop(decide);
  useEffect(() => {
    if (api === undefined || !playing) return;
    const timer = window.setInterval(() => document.hidden || api.scrollNext(), CAROUSEL.autoplayMs);
    return () => window.clearInterval(timer);
  }, [api, playing]);
  const stepControl = (name: 'previous' | 'next', direction: Step) => (
    <Control
      label={labels[name]}
      icon={icons[name]}
      busy={pending === direction}
      onClick={() => {
        decide(false);
        step(direction);
      }}
    />
  );
  const toggle = playing ? 'pause' : 'play';
  return (
    <section aria-roledescription={kind} aria-label={label}>
      <div ref={viewport} className="overflow-hidden rounded-card noscript:overflow-x-auto">
        <ul ref={strip} className="flex">
          {slides.map(({ id, content }, index) => (
            <li key={id} inert={api !== undefined && index !== selected} className="min-w-0 shrink-0 grow-0 basis-full">
              {content}
            </li>
          ))}
        </ul>
      </div>
      {slides.length > 1 ? (
        <div className="mt-4 flex items-center gap-2 noscript:hidden">
          <Control label={labels[toggle]} icon={icons[toggle]} onClick={() => decide(!playing)} />
          <p aria-live={playing ? 'off' : 'polite'} className="min-w-14 text-center text-muted tabular-nums">
            {selected + 1} / {slides.length}
          </p>
          {stepControl('previous', 'scrollPrev')}
          {stepControl('next', 'scrollNext')}
        </div>
      ) : null}
    </section>
  );
}
