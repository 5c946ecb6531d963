'use client';

import { type ReactNode, type UIEvent, useState } from 'react';
import { useDeviceLayout } from '../layout/use-device-layout';
import type { LightboxLabels } from './lightbox';
import type { LargeSlide } from './lightbox-slides';
import { SHORTCUT } from './shortcut-class';
import { type CarouselOptions, useCarousel } from './use-carousel';
import { useLightbox } from './use-lightbox';
import { useWorkingPictures } from './use-working';

/** A position in the strip and the mosaic. `more` is shown on the picture at that position, unless a picture is broken. */
type Place = { className: string; more: string };
/** `mark` is a label on the picture, and part of its accessible name. */
type Tile = { href: string; content: ReactNode; mark: string };
/** `text` has a count of pictures; `uncounted` replaces it when one of them is broken. */
type Shortcut = { index: number; icon: ReactNode; text: string; uncounted: string };

type Props = {
  label: string;
  /** One for each tile. */
  places: readonly Place[];
  tiles: readonly Tile[];
  slides: readonly LargeSlide[];
  labels: LightboxLabels;
  shortcuts: readonly Shortcut[];
  /** Links to other parts of the page, beside the shortcuts. */
  children: ReactNode;
  className: string;
};

const STRIP: CarouselOptions = { forMouseAlone: true };
const MOSAIC: CarouselOptions = { forMouseAlone: true, active: false };

/**
 * K: the photo strip on phones, one photo at a time. On touch screens it uses native scrolling; for a mouse, which
 * cannot swipe, it loads Embla.
 */
function useStrip() {
  const { viewport, api, selected } = useCarousel(useDeviceLayout() === 'mobile' ? STRIP : MOSAIC);
  const [swipedTo, setSwipedTo] = useState(0);
  const current = api === undefined ? swipedTo : selected;
  // The edge of the next photo is visible. Do not load the photos after it until the strip moves.
  const [reach, setReach] = useState(1);
  if (current >= reach) setReach(current + 1);
  const onScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) =>
    setSwipedTo(Math.round(scrollLeft / clientWidth));
  return { viewport, isReady: api !== undefined, selected: current, reach, onScroll };
}

/** Browsers load lazy images long before they are visible, but not if they are `display: none`. */
const BEYOND = 'mobile:[@media(scripting:enabled)]:[&>*]:hidden';

const MORE =
  'absolute inset-0 hidden place-items-center bg-midnightblue/60 font-semibold text-2xl text-white md:grid print:hidden';

/** The mosaic shows a placeholder for a broken picture; the strip and the counts leave it out. */
const BROKEN = 'max-md:hidden';

/** The pictures of a listing: a strip on phones, a mosaic on wider viewports, and a lightbox for each picture. */
export function Gallery({ label, places, tiles, slides, labels, shortcuts, children, className }: Props) {
  const { viewport, isReady, selected, reach, onScroll } = useStrip();
  const { list, checkPictures, working, order } = useWorkingPictures<HTMLUListElement>(tiles.length);
  // Keep the array's identity if no picture has failed, so that the lightbox does not rebuild its slides.
  const isWhole = working.length === slides.length;
  const shown = isWhole ? slides : slides.filter((_, index) => working.includes(index));
  const { open, prefetch, lightbox } = useLightbox(shown, labels);
  return (
    <>
      <div className="relative" onPointerEnter={prefetch}>
        <div
          ref={viewport}
          onScroll={onScroll}
          className={`rounded-card not-mobile:overflow-hidden ${isReady ? 'overflow-hidden' : 'snap-x snap-mandatory overflow-x-auto'}`}
        >
          <ul ref={list} onErrorCapture={checkPictures} aria-label={label} className={className}>
            {order.map((index, position) => {
              const [tile, place] = [tiles[index], places[position]];
              if (tile === undefined || place === undefined) return null;
              const { href, content, mark } = tile;
              const more = isWhole ? place.more : '';
              const isBroken = position >= working.length;
              return (
                <li key={href} className={`${place.className} ${isBroken && position > 0 ? BROKEN : ''}`}>
                  <a
                    href={href}
                    onClick={isBroken ? undefined : open(position)}
                    // Named here too, because the picture may not be laid out yet.
                    aria-label={[slides[index]?.picture.alt, mark, more].filter(Boolean).join(', ')}
                    lang={slides[index]?.picture.lang}
                    className={`relative block size-full cursor-zoom-in bg-sunken -outline-offset-4 print:cursor-auto ${position > reach ? BEYOND : ''}`}
                  >
                    {content}
                    {more === '' ? null : <span className={MORE}>{more}</span>}
                  </a>
                </li>
              );
            })}
          </ul>
        </div>
        {working.length > 1 ? (
          <p
            aria-hidden="true"
            className="pointer-events-none absolute right-3 bottom-3 noscript:hidden rounded-full bg-midnightblue px-3 py-0.5 text-sm text-white tabular-nums not-mobile:hidden print:hidden"
          >
            {selected + 1} / {working.length}
          </p>
        ) : null}
      </div>
      <p className="mt-3 flex flex-wrap gap-2 print:hidden">
        {shortcuts.map(({ index, icon, text, uncounted }) => (
          <button
            key={index}
            type="button"
            onClick={open(Math.max(0, working.indexOf(index)))}
            className={`${SHORTCUT} noscript:hidden`}
          >
            {icon}
            {isWhole ? text : uncounted}
          </button>
        ))}
        {children}
      </p>
      {lightbox}
    </>
  );
}
