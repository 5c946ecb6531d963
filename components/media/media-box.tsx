import type { ReactNode } from 'react';
import type { Media, Picture } from '@/lib/content/collections';
import { Words } from '../ui/words';
import { Photo } from './photo';

/** The picture that a film or a tour stands behind: its own, or the home's first photo. */
export function Poster({ media, fallback, sizes }: { media: Media; fallback: Picture; sizes: string }) {
  const { poster, width, height, alt } = media;
  const picture = poster === undefined ? fallback : { url: poster, width, height, alt };
  return <Photo picture={picture} sizes={sizes} decorative className="absolute inset-0" />;
}

/** Films taken upright would fill more than the window: they stand in a box of 4 to 5. */
const UPRIGHT = 4 / 5;

type BoxProps = {
  title: Media['alt'];
  ratio: number;
  /** What a press on it is told as. */
  mark?: object;
  children: ReactNode;
};

/** The place of a film or a tour, of its size from the start, with its title below. */
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
        <Words of={title} />
      </figcaption>
    </figure>
  );
}
