'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { pictureSrcSet } from '@/lib/media/picture-address';
import { useCarousel } from '../media/use-carousel';
import { useWorkingPictures } from '../media/use-working';
import { Glyph } from '../ui/glyph';
import { LocalLink } from '../ui/navigation';

type CardPhoto = { url: string; width: number; height: number; colour?: string | undefined };

type Props = {
  href: string;
  /** The first photo, rendered on the server. */
  cover: ReactNode;
  others: readonly CardPhoto[];
  sizes: string;
  labels: { previous: string; next: string };
};

function OtherPhoto({ photo, sizes }: { photo: CardPhoto | undefined; sizes: string }) {
  if (photo === undefined) return null;
  const { url, width, height } = photo;
  return (
    <img
      src={url}
      srcSet={pictureSrcSet(url, width)}
      sizes={sizes}
      alt=""
      width={width}
      height={height}
      className="size-full object-cover"
    />
  );
}

type ArrowProps = { side: 'left' | 'right'; label: string; end: boolean; onClick: () => void };

/** At the end of the row the arrow can keep focus, but it is hidden, and presses go to the link below it. */
function Arrow({ side, label, end, onClick }: ArrowProps) {
  const visibility = end
    ? 'pointer-events-none focus-visible:opacity-50'
    : 'focus-visible:opacity-100 group-hover:opacity-100';
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={end}
      onClick={onClick}
      className={`card-arrow ${side === 'left' ? 'left-2' : 'right-2'} ${visibility}`}
    >
      <Glyph name={side === 'left' ? 'chevron-left' : 'chevron-right'} />
    </button>
  );
}

function Dots({ count, selected }: { count: number; selected: number }) {
  const numbers = Array.from({ length: count }, (_, index) => index);
  return (
    <p
      aria-hidden="true"
      className="absolute inset-x-0 bottom-2.5 flex justify-center gap-1.5 forced-color-adjust-none noscript:hidden"
    >
      {numbers.map((number) => (
        <span
          key={number}
          className={`size-1.5 rounded-full bg-white shadow-raised ${number === selected ? '' : 'opacity-55'}`}
        />
      ))}
    </p>
  );
}

/** K: the photos of a card, to swipe or step through. A photo loads when the visitor is at the one before it. */
export function CardPhotos({ href, cover, others, sizes, labels }: Props) {
  const { viewport, api, step, selected } = useCarousel();
  const [reach, setReach] = useState(0);
  const { list, checkPictures, working } = useWorkingPictures<HTMLSpanElement>(others.length + 1);
  const count = working.length;
  const photo = (index: number) => others[index - 1];
  useEffect(() => {
    const lookAhead = () => setReach((far) => Math.max(far, (api?.selectedScrollSnap() ?? 0) + 1));
    api?.on('scroll', lookAhead).on('select', lookAhead);
    return () => void api?.off('scroll', lookAhead).off('select', lookAhead);
  }, [api]);
  return (
    <div
      className="relative z-1 size-full"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setReach((far) => Math.max(far, 1))}
    >
      {/* Hidden from keyboards and screen readers, because the title next to it is the same link. */}
      <LocalLink
        ref={viewport}
        href={href}
        prefetch={false}
        tabIndex={-1}
        aria-hidden="true"
        className="block h-full overflow-hidden"
      >
        <span ref={list} onErrorCapture={checkPictures} className="flex h-full">
          {(count === 0 ? [0] : working).map((index, place) => (
            <span
              key={index}
              className="size-full shrink-0 bg-sunken"
              style={{ backgroundColor: photo(index)?.colour }}
            >
              {index === 0 ? cover : place <= reach ? <OtherPhoto photo={photo(index)} sizes={sizes} /> : null}
            </span>
          ))}
        </span>
      </LocalLink>
      {count > 1 ? (
        <>
          <Arrow side="left" label={labels.previous} end={selected === 0} onClick={() => step('scrollPrev')} />
          <Arrow side="right" label={labels.next} end={selected === count - 1} onClick={() => step('scrollNext')} />
          <Dots count={count} selected={selected} />
        </>
      ) : null}
    </div>
  );
}
