'use client';

import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { isPlainPress } from '../ui/plain-press';
import type Lightbox from './lightbox';
import type { LightboxLabels } from './lightbox';
import type { LargeSlide } from './lightbox-slides';

/** Back closes what lies over the page, as people on phones expect, instead of leaving the page. */
function useClosedByBack(close: () => void, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    // The same page once more, with what the router keeps of it.
    if (!history.state?.isLarge) history.pushState({ ...history.state, isLarge: true }, '');
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, [close, isOpen]);
}

/**
 * A lightbox over the page, loaded with the first press on a picture. Where it cannot be loaded, and with Ctrl or the
 * middle button, the picture itself is gone to; without a connection, and from a page that was left, nothing is.
 */
export function useLightbox(slides: readonly LargeSlide[], labels: LightboxLabels) {
  const [Frame, setFrame] = useState<typeof Lightbox>();
  // Each opening is a lightbox of its own: what was seen in the last one says nothing of this.
  const [opened, setOpened] = useState({ isOpen: false, at: 0, round: 0 });
  const isLeaving = useRef(false);
  const close = useCallback(() => {
    isLeaving.current = false;
    setOpened((last) => ({ ...last, isOpen: false }));
  }, []);
  // A second press before the browser has gone back would leave the page.
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
      setOpened(({ round }) => ({ isOpen: true, at: index, round: round + 1 }));
    } catch {
      // A picture that does not come either would take the place of a page that can be read.
      if (!navigator.onLine || !link.isConnected) return;
      const address = link instanceof HTMLAnchorElement ? link.href : slides[index]?.picture.url;
      if (address !== undefined) location.assign(address);
    }
  };
  /** Has the script on its way before the press. */
  const warm = () => void import('./lightbox').catch(() => undefined);
  const { isOpen, at, round } = opened;
  const lightbox = Frame ? (
    <Frame key={round} slides={slides} labels={labels} isOpen={isOpen} at={at} onClose={leave} />
  ) : null;
  return { open, warm, lightbox };
}
