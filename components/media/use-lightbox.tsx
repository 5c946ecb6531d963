'use client';

import { type ComponentProps, type MouseEvent, useEffect, useState } from 'react';
import { isPlainPress } from '../ui/plain-press';
import type Lightbox from './lightbox';
import type { LightboxLabels } from './lightbox';
import type { LargeSlide } from './lightbox-slides';

/** Back closes what lies over the page, as people on phones expect, instead of leaving the page. */
function useClosedByBack(close: () => void, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, [close, isOpen]);
}

/**
 * A lightbox over the page, loaded with the first press on a picture. Where it cannot be loaded, and with Ctrl or the
 * middle button, the picture's own link goes on.
 */
export function useLightbox(slides: readonly LargeSlide[], labels: LightboxLabels) {
  const [Frame, setFrame] = useState<typeof Lightbox>();
  const [at, setAt] = useState<number | null>(null);
  const [close] = useState(() => () => setAt(null));
  useClosedByBack(close, at !== null);
  const open = (index: number) => async (event: MouseEvent<HTMLElement>) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    const link = event.currentTarget;
    try {
      const { default: Loaded } = await import('./lightbox');
      setFrame(() => Loaded);
      // The same page once more, with what the router keeps of it.
      history.pushState(history.state, '');
      setAt(index);
    } catch {
      if (link instanceof HTMLAnchorElement) location.assign(link.href);
    }
  };
  const shown: ComponentProps<typeof Lightbox> = { slides, labels, at, onClose: () => history.back() };
  /** Has the script on its way before the press. */
  const warm = () => void import('./lightbox').catch(() => undefined);
  return { open, warm, lightbox: Frame ? <Frame {...shown} /> : null };
}
