import 'server-only';
import type { ListingSummary } from '../content/listing-summary';
import pictureAddress, { PICTURE_WIDTHS } from './picture-address';

const [SMALLEST = 320] = PICTURE_WIDTHS;

export function withSmallPicture(summary: ListingSummary): ListingSummary {
  const { picture } = summary;
  if (picture === null) return summary;
  return { ...summary, picture: { ...picture, url: pictureAddress({ src: picture.url, width: SMALLEST }) } };
}
