import type { Picture } from '../content/collections';
import { isRefusedPicture } from '../media/refused-pictures.server';

/** The absolute URLs of the pictures that can be shown, for structured data. Undefined if there are none. */
export function pictureAddresses(
  pictures: readonly (Pick<Picture, 'url'> | undefined)[],
  site: string,
): string[] | undefined {
  const shown = pictures.flatMap((picture) =>
    picture === undefined || isRefusedPicture(picture.url) ? [] : [picture.url],
  );
  return shown.length === 0 ? undefined : shown.map((url) => new URL(url, site).href);
}
