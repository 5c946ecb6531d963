'use client';

import { type ReactNode, type UIEvent, useState } from 'react';
import { useDeviceLayout } from '../layout/use-device-layout';
import type { LightboxLabels } from './lightbox';
import type { LargeSlide } from './lightbox-slides';
import { SHORTCUT } from './shortcut-class';
import { type CarouselOptions, useCarousel } from './use-carousel';
import { useLightbox } from './use-lightbox';

/** `words` stand on the picture: what is read out has them too. */
type Tile = { href: string; content: ReactNode; words: string; className: string };
type Shortcut = { at: number; content: ReactNode };

type Props = {
  label: string;
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
 * K: on phones one photo at a time. A finger swipes the strip by the browser's own means, without a script and as every
 * other strip on that phone; a mouse has none, and gets Embla.
 */
function useStrip() {
  const { viewport, api, selected } = useCarousel(useDeviceLayout() === 'mobile' ? STRIP : MOSAIC);
  const [swipedTo, setSwipedTo] = useState(0);
  const at = api === undefined ? swipedTo : selected;
  // The strip shows the edge of the next photo; what lies beyond is not loaded until the strip moves.
  const [reach, setReach] = useState(1);
  if (at >= reach) setReach(at + 1);
  const onScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) =>
    setSwipedTo(Math.round(scrollLeft / clientWidth));
  return { viewport, isReady: api !== undefined, selected: at, reach, onScroll };
}

/** Browsers load lazy pictures long before they are seen, but none that is not laid out. */
const BEYOND = 'mobile:[@media(scripting:enabled)]:[&>*]:hidden';

/** A home's pictures: a strip on phones, a mosaic on wider windows, the lightbox behind each. */
export function Gallery({ label, tiles, slides, labels, shortcuts, children, className }: Props) {
  const { viewport, isReady, selected, reach, onScroll } = useStrip();
  const { open, warm, lightbox } = useLightbox(slides, labels);
  return (
    <>
      <div className="relative" onPointerEnter={warm}>
        <div
          ref={viewport}
          onScroll={onScroll}
          className={`rounded-card not-mobile:overflow-hidden ${isReady ? 'overflow-hidden' : 'snap-x snap-mandatory overflow-x-auto'}`}
        >
          <ul aria-label={label} className={className}>
            {tiles.map(({ href, content, words, className: place }, index) => (
              <li key={href} className={place}>
                <a
                  href={href}
                  onClick={open(index)}
                  // Also while the picture is not laid out.
                  aria-label={[slides[index]?.picture.alt, words].filter(Boolean).join(', ')}
                  lang={slides[index]?.picture.lang}
                  className={`relative block size-full cursor-zoom-in bg-sunken -outline-offset-4 print:cursor-auto ${index > reach ? BEYOND : ''}`}
                >
                  {content}
                </a>
              </li>
            ))}
          </ul>
        </div>
        {tiles.length > 1 ? (
          <p
            aria-hidden="true"
            className="pointer-events-none absolute right-3 bottom-3 noscript:hidden rounded-full bg-midnightblue px-3 py-0.5 text-sm text-white tabular-nums not-mobile:hidden print:hidden"
          >
            {selected + 1} / {tiles.length}
          </p>
        ) : null}
      </div>
      <p className="mt-3 flex flex-wrap gap-2 print:hidden">
        {shortcuts.map(({ at, content }) => (
          <button key={at} type="button" onClick={open(at)} className={`${SHORTCUT} noscript:hidden`}>
            {content}
          </button>
        ))}
        {children}
      </p>
      {lightbox}
    </>
  );
}
