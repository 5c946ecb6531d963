import 'server-only';
import { env } from '../config/env';
import type { ListingSummary } from '../content/listing-summary';
import { allowedSources, isServed } from './allowed-sources';
import pictureAddress from './loader';
import { PICTURE_WIDTHS } from './widths';

const [SMALLEST = 320] = PICTURE_WIDTHS;

/** The summary with its picture as a list shows it, small; one that the picture service may not touch stays as it is. */
export function withSmallPicture(summary: ListingSummary): ListingSummary {
  const { picture } = summary;
  if (picture === null || !isServed(picture.url, allowedSources(env()))) return summary;
  return { ...summary, picture: { ...picture, url: pictureAddress({ src: picture.url, width: SMALLEST }) } };
}
