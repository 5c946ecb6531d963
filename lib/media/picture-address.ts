import { IMAGE_DENSITIES, IMAGE_WIDTHS } from '../config/constants';

/** M2: in pixels, ascending. The service makes no other widths. */
export const PICTURE_WIDTHS: readonly number[] = [
  ...new Set(Object.values(IMAGE_WIDTHS).flatMap((width) => IMAGE_DENSITIES.map((density) => width * density))),
].sort((a, b) => a - b);

/** M3: the picture service URL of `src`, for `next/image`. Ships to browsers, so this file imports only constants. */
export default function pictureAddress({ src, width, quality }: { src: string; width: number; quality?: number }) {
  return `/_ipx/f_auto,w_${width},q_${quality ?? 75}/${sourceAddress(src)}`;
}

/** M2: a `srcset` up to the first listed width that is at least the picture's `width` in pixels. */
export function pictureSrcSet(src: string, width: number): string {
  const enough = PICTURE_WIDTHS.findIndex((listed) => listed >= width);
  return PICTURE_WIDTHS.slice(0, enough < 0 ? undefined : enough + 1)
    .map((listed) => `${pictureAddress({ src, width: listed })} ${listed}w`)
    .join(', ');
}

/** The source at the end of a picture service URL. */
export const sourceAddress = (src: string): string =>
  src.startsWith('/') ? src.slice(1).split('/').map(encodedPart).join('/') : encodeURIComponent(src);

function encodedPart(part: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(part));
  } catch {
    return encodeURIComponent(part);
  }
}
