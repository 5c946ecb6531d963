'use client';

import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { isPlainPress } from '../ui/plain-press';
import type Lightbox from './lightbox';
import type { LightboxLabels } from './lightbox';
import type { LargeSlide } from './lightbox-slides';

/** Makes the browser's Back close the lightbox instead of leaving the page, as phone users expect. */
function useClosedByBack(close: () => void, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    // Add a history entry for the same URL, with the router's state.
    if (!history.state?.isLarge) history.pushState({ ...history.state, isLarge: true }, '');
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, [close, isOpen]);
}

/**
 * A lightbox that loads on the first press on a picture. If it cannot load, or with Ctrl or the middle button, the
 * browser opens the picture file instead. If the browser is offline or the visitor has left the page, nothing happens.
 */
export function useLightbox(slides: readonly LargeSlide[], labels: LightboxLabels) {
  const [Frame, setFrame] = useState<typeof Lightbox>();
  // `round` remounts the lightbox for each opening, so that its state starts fresh.
  const [opened, setOpened] = useState({ isOpen: false, startIndex: 0, round: 0 });
  const isLeaving = useRef(false);
  const close = useCallback(() => {
    isLeaving.current = false;
    setOpened((previous) => ({ ...previous, isOpen: false }));
  }, []);
  // A second call before the browser has gone back would leave the page.
  const leave = () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    history.back();
  };
  useClosedByBack(close, opened.isOpen);
  const open = (index: number) => async (event: MouseEvent<HTMLElement>) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    const link = event.currentTarget;
    try {
      const { default: Loaded } = await import('./lightbox');
      setFrame(() => Loaded);
      setOpened(({ round }) => ({ isOpen: true, startIndex: index, round: round + 1 }));
    } catch {
      // Offline, the picture file would fail too and replace a readable page.
      if (!navigator.onLine || !link.isConnected) return;
      const address = link instanceof HTMLAnchorElement ? link.href : slides[index]?.picture.url;
      if (address !== undefined) location.assign(address);
    }
  };
  /** Prefetches the lightbox's code. */
  const prefetch = () => void import('./lightbox').catch(() => undefined);
  const { isOpen, startIndex, round } = opened;
  const lightbox = Frame ? (
    <Frame key={round} slides={slides} labels={labels} isOpen={isOpen} startIndex={startIndex} onClose={leave} />
  ) : null;
  return { open, prefetch, lightbox };
}
