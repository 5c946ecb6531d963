'use client';

import { type ReactNode, type UIEvent, useState } from 'react';
import { useDeviceLayout } from '../ui/browser';
import type { LightboxLabels } from './lightbox';
import type { LargeSlide } from './lightbox-slides';
import { type CarouselOptions, useCarousel } from './use-carousel';
import { useLightbox } from './use-lightbox';
import { useWorkingPictures } from './use-working';

/** `more` is text on the picture at this position, unless a picture is broken. */
type Place = { className: string; more: string };
/** `mark` is a label on the picture and in its name. */
type Tile = { href: string; content: ReactNode; mark: string };
/** `uncounted` replaces `text`, which has a count, when a picture is broken. */
export type Shortcut = {
  /** Of its first slide. -1 for a part of the page without slides. */
  index: number;
  /** Of the same part of the page, for visitors without scripts. */
  href?: string;
  /** In a wide window. */
  opensGrid?: boolean;
  icon: ReactNode;
  text: string;
  uncounted: string;
};

type Props = {
  label: string;
  places: readonly Place[];
  tiles: readonly Tile[];
  slides: readonly LargeSlide[];
  labels: LightboxLabels;
  /** At the bottom of the lightbox. */
  bar: ReactNode;
  shortcuts: readonly Shortcut[];
  className: string;
};

const STRIP: CarouselOptions = { forMouseAlone: true };
const MOSAIC: CarouselOptions = { forMouseAlone: true, active: false };

/** K: the strip of photos on phones. Embla is for a mouse, which cannot swipe. */
function useStrip() {
  const { viewport, api, selected } = useCarousel(useDeviceLayout() === 'mobile' ? STRIP : MOSAIC);
  const [swipedTo, setSwipedTo] = useState(0);
  const current = api === undefined ? swipedTo : selected;
  // The last photo to load: the next one from the first touch on, which may be a swipe.
  const [reach, setReach] = useState(0);
  if (current > 0 && current >= reach) setReach(current + 1);
  const onTouch = () => setReach((before) => Math.max(before, 1));
  const onScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) =>
    setSwipedTo(Math.round(scrollLeft / clientWidth));
  return { viewport, isReady: api !== undefined, selected: current, reach, onTouch, onScroll };
}

/** Browsers load lazy images long before they are visible, but not if they are `display: none`. */
const BEYOND = 'mobile:[@media(scripting:enabled)]:[&>*]:hidden';

const MORE =
  'absolute inset-0 hidden place-items-center bg-midnightblue/60 font-semibold text-2xl text-white md:grid print:hidden';

/** The mosaic shows a placeholder for a broken picture; the strip and the counts leave it out. */
const BROKEN = 'max-md:hidden';

export function Gallery({ label, places, tiles, slides, labels, bar, shortcuts, className }: Props) {
  const { viewport, isReady, selected, reach, onTouch, onScroll } = useStrip();
  const { list, checkPictures, working, order } = useWorkingPictures<HTMLUListElement>(tiles.length);
  // Keep the array's identity, so that the lightbox does not rebuild its slides.
  const isWhole = working.length === tiles.length;
  const kept = [...slides.keys()].filter((index) => index >= tiles.length || working.includes(index));
  const shown = isWhole ? slides : slides.filter((_, index) => kept.includes(index));
  const { prefetch, lightbox } = useLightbox(shown, { labels, bar }, (slide) => kept.indexOf(slide));
  return (
    <>
      <div
        className="relative max-md:-mx-4"
        onPointerEnter={() => {
          onTouch();
          prefetch();
        }}
      >
        <div
          ref={viewport}
          onScroll={onScroll}
          className={`md:rounded-card not-mobile:overflow-hidden ${isReady ? 'overflow-hidden' : 'snap-x snap-mandatory overflow-x-auto'}`}
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
                    data-opens={isBroken ? undefined : ''}
                    data-slide={index}
                    // Named here, because the picture may not be laid out yet.
                    aria-label={[slides[index]?.picture.alt, mark, more].filter(Boolean).join(', ')}
                    lang={slides[index]?.picture.lang}
                    className={position > reach ? BEYOND : undefined}
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
            className="pointer-events-none absolute top-3 left-3 noscript:hidden rounded-full bg-midnightblue px-3 py-0.5 text-sm text-white tabular-nums not-mobile:hidden print:hidden"
          >
            {selected + 1} / {working.length}
          </p>
        ) : null}
        <p className="gallery-shortcuts">
          {shortcuts.map(({ index, href, opensGrid, icon, text, uncounted }) =>
            href === undefined ? (
              <button
                key={index}
                type="button"
                data-slide={working.includes(index) ? index : working[0]}
                data-grid={opensGrid ? '' : undefined}
                className="gallery-shortcut noscript:hidden"
              >
                {icon}
                {isWhole ? text : uncounted}
              </button>
            ) : (
              <a
                key={href}
                href={href}
                {...(index < 0 ? {} : { 'data-slide': index, 'data-opens': '' })}
                className="gallery-shortcut"
              >
                {icon}
                {text}
              </a>
            ),
          )}
        </p>
      </div>
      {lightbox}
    </>
  );
}
