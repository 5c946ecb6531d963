'use client';

import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import './lightbox.css';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import LightboxFrame, { type Labels, type RenderSlideProps } from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { galleryOpened, pictureReached } from '@/lib/analytics/events';
import { CAROUSEL } from '@/lib/config/constants';
import { record } from '../analytics/page-analytics';
import { LargeFilm, LargePair, type LargeSlide, lightboxSlide, Unseen } from './lightbox-slides';

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
    const { type } = props.slide;
    if (props.offset !== 0 && (!hasMoved || type === 'film')) return <Unseen {...props} />;
    if (type === 'film') return <LargeFilm film={props.slide.film} plays={!hasMoved} />;
    if (type === 'pair') return <LargePair slide={props.slide} rect={props.rect} labels={labels} />;
    return undefined;
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
