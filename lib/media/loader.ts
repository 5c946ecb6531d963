/** A file name may be encoded or not. A `%` that is not a valid escape is literal. */
function encodedPart(part: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(part));
  } catch {
    return encodeURIComponent(part);
  }
}

/** A picture's address in the form for the end of a picture service URL. */
export const sourceAddress = (src: string): string =>
  src.startsWith('/') ? src.slice(1).split('/').map(encodedPart).join('/') : encodeURIComponent(src);

/** M3: the picture service URL of `src`, for `next/image`. It ships to browsers, so it has no imports. */
export default function pictureAddress({ src, width, quality }: { src: string; width: number; quality?: number }) {
  return `/_ipx/f_auto,w_${width},q_${quality ?? 75}/${sourceAddress(src)}`;
}
