'use client';

import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import './lightbox.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ContainerRect, SlideTypes } from 'yet-another-react-lightbox';
import LightboxFrame, { type Labels, type RenderSlideProps } from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { galleryOpened, pictureReached } from '@/lib/analytics/events';
import { CAROUSEL } from '@/lib/config/constants';
import pictureAddress from '@/lib/media/loader';
import { pictureSrcSet } from '@/lib/media/src-set';
import { record } from '../analytics/record';
import { ComparisonSlider } from './comparison-slider';
import { type LargePicture, type LargeSlide, lightboxSlide } from './lightbox-slides';
import { SideMark } from './side-mark';

function Large({
  picture: { url, width, height, alt, lang, colour },
  sizes,
}: {
  picture: LargePicture;
  sizes: string;
}) {
  return (
    <img
      src={pictureAddress({ src: url, width: 1536 })}
      srcSet={pictureSrcSet(url, width)}
      sizes={sizes}
      alt={alt}
      lang={lang}
      width={width}
      height={height}
      style={{ backgroundColor: colour }}
      className="size-full object-cover"
    />
  );
}

type LargePairProps = {
  slide: SlideTypes['pair'];
  rect: ContainerRect;
  labels: { before: string; after: string; compare: string };
};

/** Photos of one room before and after the work. A drag moves the border between them, not the slide. */
function LargePair({ slide: { before, after }, rect, labels }: LargePairProps) {
  const width = Math.round(Math.min(rect.width, rect.height * 1.5));
  const side = (name: 'before' | 'after') => (
    <div className="relative size-full">
      <Large picture={name === 'before' ? before : after} sizes={`${width}px`} />
      <SideMark side={name} text={labels[name]} />
    </div>
  );
  return (
    <div style={{ width }}>
      <ComparisonSlider label={labels.compare} before={side('before')} after={side('after')} />
    </div>
  );
}

export type LightboxLabels = Required<
  Pick<
    Labels,
    | 'Previous'
    | 'Next'
    | 'Close'
    | 'Lightbox'
    | 'Photo gallery'
    | 'Carousel'
    | 'Slide'
    | '{index} of {total}'
    | 'Zoom in'
    | 'Zoom out'
    | 'Enter Fullscreen'
    | 'Exit Fullscreen'
  >
> & { before: string; after: string; compare: string };

type Props = {
  slides: readonly LargeSlide[];
  labels: LightboxLabels;
  isOpen: boolean;
  /** Index of the slide to open. It does not change while the lightbox fades out. */
  startIndex: number;
  onClose: () => void;
};

const PLUGINS = [Counter, Fullscreen, Zoom];

/** A neighbouring slide, shown only as its colour until the visitor changes slides. Unseen pictures are not loaded. */
function Unseen({ slide, rect }: RenderSlideProps) {
  if (slide.type === 'pair' || !slide.width || !slide.height) return <span />;
  const width = Math.min(rect.width, (rect.height * slide.width) / slide.height);
  return <span style={{ width, aspectRatio: slide.width / slide.height, backgroundColor: slide.colour }} />;
}

/** Visible caption. Hidden from screen readers, because the picture's alt text has the same words. */
function Caption({ slide }: { slide: LargeSlide | undefined }) {
  return (
    <p
      aria-hidden="true"
      lang={slide?.picture.lang}
      className="pointer-events-none absolute inset-x-0 bottom-0 grid h-18 place-items-center overflow-hidden px-4 text-center text-sm text-white"
    >
      <span className="line-clamp-2">{slide?.picture.alt}</span>
    </p>
  );
}

/** Records an analytics event for each picture viewed, once per opening of the lightbox. */
function useRecordedPictures(slides: readonly LargeSlide[], first: number): (index: number) => void {
  const recorded = useRef(new Set<number>());
  const recordPicture = (index: number) => {
    const kind = slides[index]?.kind;
    if (kind === undefined || recorded.current.has(index)) return;
    const details = { kind, number: index + 1, pictures: slides.length };
    record(recorded.current.size === 0 ? galleryOpened(details) : pictureReached(details));
    recorded.current.add(index);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening mounts a new lightbox.
  useEffect(() => recordPicture(first), []);
  return recordPicture;
}

/** The longest time between the two presses of a double click in browsers and systems, in milliseconds. */
const DOUBLE_CLICK_MS = 500;

/** Whether the lightbox has been open for longer than a double click, whose second press would close it. */
function useIsSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), DOUBLE_CLICK_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}

/** Full-window pictures, one at a time, with swiping, buttons and zoom. */
export default function Lightbox({ slides, labels, isOpen, startIndex, onClose }: Props) {
  const [hasMoved, setMoved] = useState(false);
  const [currentIndex, setCurrentIndex] = useState(startIndex);
  const isSettled = useIsSettled();
  const recordPicture = useRecordedPictures(slides, startIndex);
  const lightboxSlides = useMemo(() => slides.map(lightboxSlide), [slides]);
  const slide = (props: RenderSlideProps) => {
    if (props.offset !== 0 && !hasMoved) return <Unseen {...props} />;
    if (props.slide.type !== 'pair') return undefined;
    return <LargePair slide={props.slide} rect={props.rect} labels={labels} />;
  };
  return (
    <LightboxFrame
      open={isOpen}
      close={onClose}
      index={startIndex}
      slides={lightboxSlides}
      plugins={PLUGINS}
      labels={labels}
      animation={{ fade: 200, swipe: CAROUSEL.speedMs, zoom: 250 }}
      carousel={{ finite: true, preload: 1, padding: 0 }}
      controller={{ closeOnPullDown: true, closeOnBackdropClick: isSettled }}
      zoom={{ maxZoomPixelRatio: 2, scrollToZoom: true, pinchZoomV4: true }}
      render={{
        slide,
        controls: () => <Caption slide={slides[currentIndex]} />,
        ...(slides.length === 1 ? { buttonPrev: () => null, buttonNext: () => null } : {}),
      }}
      on={{
        view: ({ index }) => {
          setCurrentIndex(index);
          recordPicture(index);
          if (index !== startIndex) setMoved(true);
        },
      }}
    />
  );
}
