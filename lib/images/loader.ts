/** A file's name may come encoded or as it is; a `%` that encodes nothing is a letter of it. */
function encodedPart(part: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(part));
  } catch {
    return encodeURIComponent(part);
  }
}

/** A picture's address as it stands at the end of the picture service's. */
export const sourceAddress = (src: string): string =>
  src.startsWith('/') ? src.slice(1).split('/').map(encodedPart).join('/') : encodeURIComponent(src);

/** M3: the address at which the picture service gives `src`, for `next/image`. It ships to browsers: no imports. */
export default function pictureAddress({ src, width, quality }: { src: string; width: number; quality?: number }) {
  return `/_ipx/f_auto,w_${width},q_${quality ?? 75}/${sourceAddress(src)}`;
}
