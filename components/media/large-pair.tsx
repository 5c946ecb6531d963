import type { ContainerRect, SlideTypes } from 'yet-another-react-lightbox';
import pictureAddress from '@/lib/images/loader';
import { pictureSrcSet } from '@/lib/images/src-set';
import { ComparisonSlider } from './comparison-slider';
import type { LargePicture } from './lightbox-slides';
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

type Props = {
  slide: SlideTypes['pair'];
  rect: ContainerRect;
  labels: { before: string; after: string; compare: string };
};

/** Photos of one room before and after the work. A drag moves the border between them, not the slide. */
export function LargePair({ slide: { before, after }, rect, labels }: Props) {
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
