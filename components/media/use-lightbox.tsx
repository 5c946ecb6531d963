'use client';

import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { NOTE_SHOWN_MS, Note } from '../ui/note';
import { useBackToClose } from '../ui/use-back-to-close';
import { isPlainPress } from '../ui/use-late';
import type Lightbox from './lightbox';
import type { LightboxLabels } from './lightbox';
import type { LargeSlide } from './lightbox-slides';

/**
 * The lightbox of the page. Any element with `data-slide` opens it at that slide; with Ctrl or the middle button, a link
 * opens its file. It loads on the first press, or the next after a failure. `indexOf` is -1 for a slide that is broken.
 */
export function useLightbox(
  slides: readonly LargeSlide[],
  texts: { labels: LightboxLabels; bar: ReactNode },
  indexOf: (slide: number) => number,
) {
  const [Frame, setFrame] = useState<typeof Lightbox>();
  const [wasPressed, setWasPressed] = useState(false);
  // Zero again once the note has been shown long enough.
  const [failures, setFailures] = useState(0);
  // `round` remounts the lightbox for each opening, so that its state starts fresh.
  const [opened, setOpened] = useState({ isOpen: false, startIndex: 0, asGrid: false, round: 0 });
  const close = () => setOpened((previous) => ({ ...previous, isOpen: false }));
  useBackToClose(opened.isOpen, close);
  useEffect(() => {
    if (failures === 0) return;
    const timer = setTimeout(() => setFailures(0), NOTE_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [failures]);
  const press = useEffectEvent(async (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-slide]') : null;
    const startIndex = indexOf(Number(pressed?.dataset.slide));
    if (pressed === null || startIndex < 0 || !isPlainPress(event)) return;
    event.preventDefault();
    pressed.setAttribute('aria-busy', 'true');
    setWasPressed(true);
    try {
      const { default: Loaded } = await import('./lightbox');
      setFrame(() => Loaded);
      const asGrid = pressed.matches('[data-grid]') && matchMedia('(width >= 48rem)').matches;
      setOpened(({ round }) => ({ isOpen: true, startIndex, asGrid, round: round + 1 }));
    } catch {
      setFailures((times) => times + 1);
    }
    pressed.removeAttribute('aria-busy');
  });
  useEffect(() => {
    const onClick = (event: MouseEvent) => void press(event);
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  const prefetch = () => void import('./lightbox').catch(() => undefined);
  const { round, ...view } = opened;
  const lightbox = Frame ? (
    <Frame key={round} slides={slides} {...texts} {...view} onClose={close} />
  ) : wasPressed ? (
    <Note text={failures > 0 ? texts.labels.failed : null} time={failures} />
  ) : null;
  return { prefetch, lightbox };
}
