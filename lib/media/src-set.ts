import pictureAddress from './loader';
import { PICTURE_WIDTHS } from './widths';

/** A `srcset` of the listed widths, up to the first that is at least the picture's `width` in pixels (M2). */
export function pictureSrcSet(src: string, width: number): string {
  const enough = PICTURE_WIDTHS.findIndex((listed) => listed >= width);
  return PICTURE_WIDTHS.slice(0, enough < 0 ? undefined : enough + 1)
    .map((listed) => `${pictureAddress({ src, width: listed })} ${listed}w`)
    .join(', ');
}
