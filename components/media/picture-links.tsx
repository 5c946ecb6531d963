'use client';

import type { ReactNode } from 'react';
import type { LightboxLabels } from './lightbox';
import type { LargeSlide } from './lightbox-slides';
import { useLightbox } from './use-lightbox';

type Props = {
  slides: readonly LargeSlide[];
  tiles: readonly { href: string; content: ReactNode }[];
  labels: LightboxLabels;
  className?: string;
};

/** Pictures that open in the lightbox. Without JavaScript they link to the picture files. */
export function PictureLinks({ slides, tiles, labels, className }: Props) {
  const { open, prefetch, lightbox } = useLightbox(slides, labels);
  return (
    <>
      <ul className={className} onPointerEnter={prefetch}>
        {tiles.map(({ href, content }, index) => (
          <li key={href}>
            <a href={href} onClick={open(index)} className="block cursor-zoom-in">
              {content}
            </a>
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  );
}
