import type { ReactNode } from 'react';
import type { Media, Picture } from '@/lib/content/collections';
import { LocalizedText } from '../ui/words';
import { Photo } from './photo';

/** Poster of a video or a tour: its own picture, or the listing's first photo. */
export function Poster({ media, fallback, sizes }: { media: Media; fallback: Picture; sizes: string }) {
  const { poster, width, height, alt } = media;
  const picture = poster === undefined ? fallback : { url: poster, width, height, alt };
  return <Photo picture={picture} sizes={sizes} decorative className="absolute inset-0" />;
}

/** Minimum aspect ratio. A box for an upright video could otherwise be taller than the viewport. */
const UPRIGHT = 4 / 5;

type BoxProps = {
  title: Media['alt'];
  ratio: number;
  /** Analytics attributes for a press. */
  mark?: object;
  children: ReactNode;
};

/** Box for a video or a tour, with the title below it. Its size is fixed, so it causes no layout shift. */
export function MediaBox({ title, ratio, mark, children }: BoxProps) {
  return (
    <figure className="min-w-0 print:hidden">
      <div
        {...mark}
        style={{ aspectRatio: Math.max(ratio, UPRIGHT) }}
        className="relative overflow-hidden rounded-card has-data-host:box-content has-data-host:pb-17"
      >
        {children}
      </div>
      <figcaption className="mt-2 text-muted text-sm">
        <LocalizedText content={title} />
      </figcaption>
    </figure>
  );
}
