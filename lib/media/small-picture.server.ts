import 'server-only';
import type { ListingSummary } from '../content/listing-summary';
import pictureAddress from './loader';
import { PICTURE_WIDTHS } from './widths';

const [SMALLEST = 320] = PICTURE_WIDTHS;

/** Replaces the picture of a summary with a small one for lists. */
export function withSmallPicture(summary: ListingSummary): ListingSummary {
  const { picture } = summary;
  if (picture === null) return summary;
  return { ...summary, picture: { ...picture, url: pictureAddress({ src: picture.url, width: SMALLEST }) } };
}
