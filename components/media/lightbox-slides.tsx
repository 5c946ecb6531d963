import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import type { ContainerRect, RenderSlideProps, Slide, SlideTypes } from 'yet-another-react-lightbox';
import type { PictureKind } from '@/lib/analytics/event-values';
import pictureAddress, { PICTURE_WIDTHS, pictureSrcSet } from '@/lib/media/picture-address';
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

/** A film or tour has its poster as `picture`; a map has no picture, and is the page's sketch of the place. */
export type LargeSlide = { kind: PictureKind; picture: LargePicture; before?: LargePicture; film?: ReactNode };

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    pair: { type: 'pair'; before: LargePicture; after: LargePicture };
    film: { type: 'film'; film: ReactNode };
    map: { type: 'map'; alt: string };
  }
  interface SlideImage {
    colour?: string | undefined;
    isPlan?: boolean;
  }
}

/** As the library has it. */
export function lightboxSlide({ kind, picture, before, film }: LargeSlide): Slide {
  const { url: src, alt, width, height, colour } = picture;
  if (kind === 'map') return { type: 'map', alt };
  if (film) return { type: 'film', film };
  if (before) return { type: 'pair', before, after: picture };
  return { src, alt, width, height, colour, srcSet: sources(picture), isPlan: kind === 'floor-plan' };
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
export function Unseen({ slide, rect }: RenderSlideProps) {
  if ((slide.type !== undefined && slide.type !== 'image') || !slide.width || !slide.height) return <span />;
  const width = Math.min(rect.width, (rect.height * slide.width) / slide.height);
  return <span style={{ width, aspectRatio: slide.width / slide.height, backgroundColor: slide.colour }} />;
}

type LargePairProps = {
  slide: SlideTypes['pair'];
  rect: ContainerRect;
  labels: { before: string; after: string; compare: string };
};

/** A drag moves the border between the photos, not the slide. */
export function LargePair({ slide: { before, after }, rect, labels }: LargePairProps) {
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

/** Copies the sketch that is on the page, so that it is not sent twice. */
export function MapCopy({ alt }: { alt: string }) {
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const sketch = document.querySelector('[data-sketch]');
    if (sketch) box.current?.replaceChildren(sketch.cloneNode(true));
  }, []);
  return <span ref={box} role="img" aria-label={alt} className="map-copy" />;
}

/** Keeps drags and keys of a film or tour from the lightbox. A tour listens on the window, so it still gets them. */
export function keepFromLightbox(event: SyntheticEvent): void {
  const isEscape = 'key' in event && event.key === 'Escape';
  const isOnLink = event.target instanceof Element && event.target.closest('a') !== null;
  if (!isEscape && !isOnLink) event.isPropagationStopped = () => true;
}

/** `plays`: the visitor has asked for it, so it plays without another press. */
export function LargeFilm({ film, plays }: { film: ReactNode; plays: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (plays) box.current?.querySelector<HTMLElement>('a[data-opens]')?.click();
  }, [plays]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps events of the player from the lightbox
    <div ref={box} onPointerDown={keepFromLightbox} onKeyDown={keepFromLightbox} className="lightbox-film">
      {film}
    </div>
  );
}
