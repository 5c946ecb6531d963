'use client';

import { type CSSProperties, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import pictureAddress, { PICTURE_WIDTHS, pictureSrcSet } from '@/lib/media/picture-address';
import { type Step, useCarousel } from '../media/use-carousel';
import { useWorkingPictures } from '../media/use-working';
import { LocalLink } from '../ui/navigation';

/** A tuple, because a page has dozens of photos in its data. */
export type CardPhoto = readonly [url: string, width: number, height: number, colour?: string];

type PhotoProps = { photo: CardPhoto; sizes: string; cover?: 'first' | 'later' | undefined };

const WIDEST = PICTURE_WIDTHS.at(-1) ?? 0;
/** In pixels: the widest card on a phone with three pixels for each of CSS. */
const WIDEST_CARD = 1_280;

/** The first cover of a page loads at once, other covers near the viewport. */
export function CardPhotoImage({ photo: [url, width, height, colour], sizes, cover }: PhotoProps) {
  const image = (
    <img
      alt=""
      loading={cover === 'later' ? 'lazy' : undefined}
      fetchPriority={cover === 'first' ? 'high' : undefined}
      width={width}
      height={height}
      style={colour === undefined ? undefined : { backgroundColor: colour }}
      // Before `src`, as it would load first.
      sizes={sizes}
      srcSet={pictureSrcSet(url, Math.min(width, WIDEST_CARD))}
      src={pictureAddress({ src: url, width: WIDEST })}
    />
  );
  // Inside <picture> React adds no preload, for which Chrome may choose another width and load both.
  return cover === 'first' ? <picture>{image}</picture> : image;
}

const ARROWS = [
  ['left', 'previous', 'scrollPrev'],
  ['right', 'next', 'scrollNext'],
] as const;

type Props = {
  href: string;
  photos: readonly CardPhoto[];
  sizes: string;
  first: boolean;
  labels: { previous: string; next: string };
  children?: ReactNode;
};

const noChange = () => () => {};

/** Not on phones, where visitors swipe and the arrows would be hidden. */
const useHasArrows = () =>
  useSyncExternalStore(
    noChange,
    () => !window.matchMedia('(pointer: coarse)').matches,
    () => false,
  );

/** K: the photos of a card, to swipe or step through. A photo loads when the visitor is at the one before it. */
export function CardPhotos({ href, photos, sizes, first, labels, children }: Props) {
  const { viewport, api, step, pending, selected } = useCarousel();
  const [reach, setReach] = useState(0);
  const hasArrows = useHasArrows();
  const { list, checkPictures, working } = useWorkingPictures<HTMLSpanElement>(photos.length);
  const count = working.length;
  useEffect(() => {
    const lookAhead = () => setReach((far) => Math.max(far, (api?.selectedScrollSnap() ?? 0) + 1));
    api?.on('scroll', lookAhead).on('select', lookAhead);
    return () => void api?.off('scroll', lookAhead).off('select', lookAhead);
  }, [api]);
  const slide = (index: number, place: number) => {
    const photo = photos[index];
    if (photo === undefined) return null;
    if (index === 0) return <CardPhotoImage key={0} photo={photo} sizes={sizes} cover={first ? 'first' : 'later'} />;
    return (
      <span key={index} style={{ backgroundColor: photo[3] }}>
        {place <= reach ? <CardPhotoImage photo={photo} sizes={sizes} /> : null}
      </span>
    );
  };
  const slides = api === undefined && reach === 0 ? working.slice(0, 1) : working;
  const move = (direction: Step) => {
    setReach((far) => Math.max(far, 1));
    step(direction);
  };
  const dots: CSSProperties & Record<`--${string}`, number> = { '--dots': count, '--dot': selected };
  return (
    <div
      className={count > 1 ? 'card-picture card-photos card-dots' : 'card-picture card-photos'}
      style={count > 1 ? dots : undefined}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setReach((far) => Math.max(far, 1))}
    >
      {/* Hidden from keyboards and screen readers, because the title next to it is the same link. */}
      <LocalLink ref={viewport} href={href} prefetch={false} tabIndex={-1} aria-hidden="true" className="card-slides">
        <span ref={list} onErrorCapture={checkPictures}>
          {(count === 0 ? [0] : slides).map(slide)}
        </span>
      </LocalLink>
      {/* At the end of the row an arrow can keep focus, but it is hidden, and presses go to the link below it. */}
      {count > 1 && hasArrows
        ? ARROWS.map(([side, name, direction], last) => (
            <button
              key={side}
              type="button"
              aria-label={labels[name]}
              aria-disabled={selected === (last && count - 1) || undefined}
              aria-busy={pending === direction || undefined}
              onClick={() => move(direction)}
              className={`card-arrow card-arrow-${side}`}
            />
          ))
        : null}
      {children}
    </div>
  );
}
