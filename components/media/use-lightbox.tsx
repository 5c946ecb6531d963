'use client';

import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { NOTE_SHOWN_MS, Note } from '../ui/note';
import { useBackToClose } from '../ui/use-back-to-close';
import { isPlainPress } from '../ui/use-late';
import type Lightbox from './lightbox';
import type { LargeSlide, LightboxLabels } from './lightbox';

/** Loads on the first press, or the next after a failure. With Ctrl or the middle button, the picture file opens. */
export function useLightbox(slides: readonly LargeSlide[], labels: LightboxLabels) {
  const [Frame, setFrame] = useState<typeof Lightbox>();
  // Undefined before the first press. Zero once the note has been shown long enough.
  const [failures, setFailures] = useState<number>();
  // `round` remounts the lightbox for each opening, so that its state starts fresh.
  const [opened, setOpened] = useState({ isOpen: false, startIndex: 0, round: 0 });
  const close = () => setOpened((previous) => ({ ...previous, isOpen: false }));
  useBackToClose(opened.isOpen, close);
  useEffect(() => {
    if (!failures) return;
    const timer = setTimeout(() => setFailures(0), NOTE_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [failures]);
  const open = (index: number) => async (event: MouseEvent<HTMLElement>) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    const { currentTarget } = event;
    currentTarget.setAttribute('aria-busy', 'true');
    setFailures((times = 0) => times);
    try {
      const { default: Loaded } = await import('./lightbox');
      setFrame(() => Loaded);
      setOpened(({ round }) => ({ isOpen: true, startIndex: index, round: round + 1 }));
    } catch {
      setFailures((times = 0) => times + 1);
    }
    currentTarget.removeAttribute('aria-busy');
  };
  const prefetch = () => void import('./lightbox').catch(() => undefined);
  const { isOpen, startIndex, round } = opened;
  const lightbox = Frame ? (
    <Frame key={round} slides={slides} labels={labels} isOpen={isOpen} startIndex={startIndex} onClose={close} />
  ) : failures === undefined ? null : (
    <Note text={failures > 0 ? labels.failed : null} time={failures} />
  );
  return { open, prefetch, lightbox };
}

type Props = {
  slides: readonly LargeSlide[];
  tiles: readonly { href: string; content: ReactNode }[];
  labels: LightboxLabels;
  className?: string;
};

export function PictureLinks({ slides, tiles, labels, className }: Props) {
  const { open, prefetch, lightbox } = useLightbox(slides, labels);
  return (
    <>
      <ul className={className} onPointerEnter={prefetch}>
        {tiles.map(({ href, content }, index) => (
          <li key={href}>
            <a href={href} data-opens="" onClick={open(index)} className="block cursor-zoom-in">
              {content}
            </a>
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  );
}
