'use client';

import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import './lightbox.css';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { ContainerRect, Slide, SlideTypes } from 'yet-another-react-lightbox';
import LightboxFrame, { type Labels, type RenderSlideProps } from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { galleryOpened, pictureReached } from '@/lib/analytics/events';
import { CAROUSEL } from '@/lib/config/constants';
import type { GallerySlide } from '@/lib/content/gallery';
import pictureAddress, { PICTURE_WIDTHS, pictureSrcSet } from '@/lib/media/picture-address';
import { record } from '../analytics/page-analytics';
import { ComparisonSlider } from './comparison-slider';
import { SideMark } from './side-mark';

export type LargePicture = {
  url: string;
  width: number;
  height: number;
  colour: string | undefined;
  alt: string;
  lang: string | undefined;
};

export type LargeSlide = { kind: GallerySlide['kind']; picture: LargePicture; before?: LargePicture };

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    pair: { type: 'pair'; before: LargePicture; after: LargePicture };
  }
  interface SlideImage {
    colour?: string | undefined;
  }
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
> &
  Record<'before' | 'after' | 'compare' | 'failed', string>;

type Props = {
  slides: readonly LargeSlide[];
  labels: LightboxLabels;
  bar: ReactNode;
  isOpen: boolean;
  /** It does not change while the lightbox fades out. */
  startIndex: number;
  onClose: () => void;
};

const PLUGINS = [Counter, Fullscreen, Zoom];

/** The second press of a double click would close the lightbox. In milliseconds, as in browsers and systems. */
const DOUBLE_CLICK_MS = 500;

export default function Lightbox({ slides, labels, bar, isOpen, startIndex, onClose }: Props) {
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
        controls: () => <Foot slide={slides[currentIndex]} bar={bar} />,
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

function lightboxSlide({ picture, before }: LargeSlide): Slide {
  const { url: src, alt, width, height, colour } = picture;
  if (before) return { type: 'pair', before, after: picture };
  return { src, alt, width, height, colour, srcSet: sources(picture) };
}

function sources({ url, width, height }: LargePicture) {
  const largest = PICTURE_WIDTHS.findIndex((listed) => listed >= width);
  return PICTURE_WIDTHS.slice(0, largest < 0 ? undefined : largest + 1).map((listed) => ({
    src: pictureAddress({ src: url, width: listed }),
    width: listed,
    height: Math.round((listed * height) / width),
  }));
}

/** Shows a neighbour as its colour until the visitor changes slides, so that it is not loaded. */
function Unseen({ slide, rect }: RenderSlideProps) {
  if (slide.type === 'pair' || !slide.width || !slide.height) return <span />;
  const width = Math.min(rect.width, (rect.height * slide.width) / slide.height);
  return <span style={{ width, aspectRatio: slide.width / slide.height, backgroundColor: slide.colour }} />;
}

type LargePairProps = {
  slide: SlideTypes['pair'];
  rect: ContainerRect;
  labels: { before: string; after: string; compare: string };
};

/** A drag moves the border between the photos, not the slide. */
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

/** The caption is hidden from screen readers, because the alt text has the same words. */
function Foot({ slide, bar }: { slide: LargeSlide | undefined; bar: ReactNode }) {
  return (
    <div className="lightbox-foot">
      <p aria-hidden="true" lang={slide?.picture.lang} className="lightbox-caption">
        <span className="line-clamp-2">{slide?.picture.alt}</span>
      </p>
      {bar}
    </div>
  );
}

/** Records each picture once per opening. */
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

function useIsSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), DOUBLE_CLICK_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}
