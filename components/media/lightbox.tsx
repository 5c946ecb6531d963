'use client';

import 'yet-another-react-lightbox/styles.css';
import './lightbox.css';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import LightboxFrame, { type ControllerRef, type Labels, type RenderSlideProps } from 'yet-another-react-lightbox';
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import type { PictureKind } from '@/lib/analytics/event-values';
import { galleryOpened, pictureReached } from '@/lib/analytics/events';
import { CAROUSEL } from '@/lib/config/constants';
import { record } from '../analytics/page-analytics';
import { Strokes } from '../ui/glyph';
import { useBackToClose } from '../ui/use-back-to-close';
import { LargeFilm, LargePair, type LargeSlide, lightboxSlide, MapCopy, Unseen } from './lightbox-slides';
import { PictureGrid } from './picture-grid';

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
  Record<'before' | 'after' | 'compare' | 'failed' | 'all', string> & { kinds: Record<PictureKind, string> };

type Props = {
  slides: readonly LargeSlide[];
  labels: LightboxLabels;
  bar: ReactNode;
  isOpen: boolean;
  /** It does not change while the lightbox fades out. */
  startIndex: number;
  /** All pictures at a glance come first. */
  asGrid: boolean;
  onClose: () => void;
};

const PLUGINS = [Fullscreen, Zoom];

/** The second press of a double click would close the lightbox. In milliseconds, as in browsers and systems. */
const DOUBLE_CLICK_MS = 500;

/** Lucide icon path (ISC licence). */
const GRID = 'M3 3h7v7H3zM14 3h7v7h-7zM14 14h7v7h-7zM3 14h7v7H3z';

export default function Lightbox({ slides, labels, bar, isOpen, startIndex, asGrid, onClose }: Props) {
  const { isGrid, firstIndex, showGrid, choose, controller } = useGrid({ isOpen, startIndex, asGrid });
  const [hasMoved, setMoved] = useState(false);
  const [currentIndex, setCurrentIndex] = useState(startIndex);
  const isSettled = useIsSettled();
  const recordPicture = useRecordedPictures(slides);
  const lightboxSlides = useMemo(() => slides.map(lightboxSlide), [slides]);
  const slide = (props: RenderSlideProps) => {
    const { type } = props.slide;
    if (isGrid || (props.offset !== 0 && (!hasMoved || type === 'film'))) return <Unseen {...props} />;
    if (type === 'film') {
      return <LargeFilm film={props.slide.film} plays={!hasMoved && props.slide === lightboxSlides[firstIndex]} />;
    }
    if (type === 'map') return <MapCopy alt={props.slide.alt} />;
    if (type === 'pair') return <LargePair slide={props.slide} rect={props.rect} labels={labels} />;
    return undefined;
  };
  const onChoose = (index: number) => {
    choose(index);
    setCurrentIndex(index);
    setMoved(false);
    recordPicture(index);
  };
  const toggle = () => (isGrid ? onChoose(currentIndex) : showGrid());
  return (
    <LightboxFrame
      open={isOpen}
      close={onClose}
      index={currentIndex}
      slides={lightboxSlides}
      plugins={PLUGINS}
      labels={labels}
      animation={{ fade: 200, swipe: CAROUSEL.speedMs, zoom: 250 }}
      carousel={{ finite: true, preload: 1, padding: 0 }}
      controller={{ ref: controller, closeOnPullDown: true, closeOnBackdropClick: isSettled }}
      zoom={{ maxZoomPixelRatio: 2, scrollToZoom: true, pinchZoomV4: true }}
      toolbar={{
        buttons: [
          ...(slides.length === 1
            ? []
            : [<GridButton key="grid" label={labels.all} pressed={isGrid} onPress={toggle} />]),
          'close',
        ],
      }}
      render={{
        slide,
        slideContainer: ({ slide: shown, children }) =>
          'isPlan' in shown && shown.isPlan ? <div className="floor-plan contents">{children}</div> : children,
        controls: () => (
          <>
            {isGrid ? (
              <PictureGrid slides={slides} titles={labels.kinds} current={currentIndex} onChoose={onChoose} />
            ) : (
              <Count slides={slides} index={currentIndex} kinds={labels.kinds} />
            )}
            <Foot slide={isGrid ? undefined : slides[currentIndex]} bar={bar} />
          </>
        ),
        ...(isGrid ? { buttonZoom: () => null } : {}),
        ...(slides.length === 1 ? { buttonPrev: () => null, buttonNext: () => null } : {}),
      }}
      on={{
        view: ({ index }) => {
          setCurrentIndex(index);
          if (!isGrid) recordPicture(index);
          if (index !== firstIndex) setMoved(true);
        },
      }}
    />
  );
}

type GridOptions = Pick<Props, 'isOpen' | 'startIndex' | 'asGrid'>;

/** Going back from a picture that was chosen in the grid returns to the grid. */
function useGrid({ isOpen, startIndex, asGrid }: GridOptions) {
  const [view, setView] = useState<'grid' | 'chosen' | 'slides'>(asGrid ? 'grid' : 'slides');
  const [firstIndex, setFirstIndex] = useState(startIndex);
  const controller = useRef<ControllerRef>(null);
  const showGrid = () => setView('grid');
  const choose = (index: number) => {
    setFirstIndex(index);
    setView('chosen');
  };
  useBackToClose(isOpen && view === 'chosen', showGrid);
  useEffect(() => {
    // The button that had the focus is gone.
    if (view === 'chosen') controller.current?.focus();
  }, [view]);
  return { isGrid: view === 'grid', firstIndex, showGrid, choose, controller };
}

type GridButtonProps = { label: string; pressed: boolean; onPress: () => void };

function GridButton({ label, pressed, onPress }: GridButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onPress}
      className="yarl__button"
    >
      <Strokes path={GRID} className="size-6" />
    </button>
  );
}

type CountProps = Pick<Props, 'slides'> & { index: number; kinds: LightboxLabels['kinds'] };

/** Films, tours and the map come after the pictures and are not counted, as on the page. */
function Count({ slides, index, kinds }: CountProps) {
  const slide = slides[index];
  const pictures = slides.filter(({ kind, film }) => kind !== 'map' && film === undefined).length;
  if (slide === undefined || (index === 0 && pictures === 1)) return null;
  return <p className="lightbox-count">{index < pictures ? `${index + 1} / ${pictures}` : kinds[slide.kind]}</p>;
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
function useRecordedPictures(slides: readonly LargeSlide[]): (index: number) => void {
  const recorded = useRef(new Set<number>());
  return (index) => {
    const kind = slides[index]?.kind;
    if (kind === undefined || recorded.current.has(index)) return;
    const details = { kind, number: index + 1, pictures: slides.length };
    record(recorded.current.size === 0 ? galleryOpened(details) : pictureReached(details));
    recorded.current.add(index);
  };
}

function useIsSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), DOUBLE_CLICK_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}
