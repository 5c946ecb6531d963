import { LOCALE_FACTS, type Locale } from '../i18n/locales';
import type { Media } from './collections';

export type PicturePair = { number: number; before: Media; after: Media };

export type GallerySlide =
  | { kind: 'photo' | 'floor-plan'; picture: Media }
  | { kind: 'pair'; picture: Media; pair: PicturePair };

/** Without the pictures whose words are in the other language. */
export const mediaIn = (media: readonly Media[], locale: Locale): Media[] =>
  media.filter(({ lang }) => lang === undefined || lang === LOCALE_FACTS[locale].language);

/** The before and after pictures of the same work, by number. Incomplete pairs are left out. */
export function picturePairs(media: readonly Media[]): PicturePair[] {
  const numbers = [...new Set(media.flatMap((item) => item.pair?.number ?? []))].sort((a, b) => a - b);
  const find = (number: number, side: 'before' | 'after') =>
    media.find((item) => item.pair?.number === number && item.pair.side === side);
  return numbers.flatMap((number) => {
    const before = find(number, 'before');
    const after = find(number, 'after');
    return before && after ? [{ number, before, after }] : [];
  });
}

/** Photos in order, each pair at the position of its "after" picture, then floor plans. No videos and tours. */
export function gallerySlides(media: readonly Media[]): GallerySlide[] {
  const pairs = picturePairs(media);
  const photos = media.flatMap((picture): GallerySlide[] => {
    if (picture.kind !== 'photo') return [];
    const pair = pairs.find(({ before, after }) => picture === before || picture === after);
    if (pair === undefined) return [{ kind: 'photo', picture }];
    return picture === pair.after ? [{ kind: 'pair', picture, pair }] : [];
  });
  const plans = media.flatMap((picture): GallerySlide[] =>
    picture.kind === 'floor-plan' ? [{ kind: 'floor-plan', picture }] : [],
  );
  return [...photos, ...plans];
}

export const photoAddresses = (media: readonly Media[]): string[] =>
  media.flatMap(({ kind, url }) => (kind === 'photo' ? [url] : []));

export const otherPictures = (media: readonly Media[], cover: Media | undefined): Media[] =>
  gallerySlides(media).flatMap(({ kind, picture }) => (kind === 'pair' || picture === cover ? [] : [picture]));
