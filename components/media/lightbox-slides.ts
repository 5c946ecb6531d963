import type { Slide } from 'yet-another-react-lightbox';
import type { GallerySlide } from '@/lib/content/gallery';
import pictureAddress from '@/lib/media/loader';
import { PICTURE_WIDTHS } from '@/lib/media/widths';

/** A picture for the lightbox, with its alt text in the page's language. */
export type LargePicture = {
  url: string;
  width: number;
  height: number;
  colour: string | undefined;
  alt: string;
  lang: string | undefined;
};

/** `before` shows the same room before the work. */
export type LargeSlide = { kind: GallerySlide['kind']; picture: LargePicture; before?: LargePicture };

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    pair: { type: 'pair'; before: LargePicture; after: LargePicture };
  }
  interface SlideImage {
    colour?: string | undefined;
  }
}

/** Every width that the image service offers, up to the first that is at least the picture's own. */
function sources({ url, width, height }: LargePicture) {
  const largest = PICTURE_WIDTHS.findIndex((listed) => listed >= width);
  return PICTURE_WIDTHS.slice(0, largest < 0 ? undefined : largest + 1).map((listed) => ({
    src: pictureAddress({ src: url, width: listed }),
    width: listed,
    height: Math.round((listed * height) / width),
  }));
}

/** Converts a gallery slide to a slide of the lightbox library. */
export function lightboxSlide({ picture, before }: LargeSlide): Slide {
  const { url: src, alt, width, height, colour } = picture;
  if (before) return { type: 'pair', before, after: picture };
  return { src, alt, width, height, colour, srcSet: sources(picture) };
}
