import type { Media } from './collections';

export type PicturePair = { number: number; before: Media; after: Media };

export type GallerySlide =
  | { kind: 'photo' | 'floor-plan'; picture: Media }
  | { kind: 'pair'; picture: Media; pair: PicturePair };

/** The pictures taken before and after the same work, in the order of their numbers; a half pair is left out. */
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

/**
 * What a gallery shows, one after the other: photos in their order, each pair once, where its picture of today stands,
 * then the floor plans. Videos and tours are not among them.
 */
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

/** The addresses of photographs, in their order. */
export const photoAddresses = (media: readonly Media[]): string[] =>
  media.flatMap(({ kind, url }) => (kind === 'photo' ? [url] : []));

/** The pictures of a document that are neither its cover nor of a pair. */
export const otherPictures = (media: readonly Media[], cover: Media | undefined): Media[] =>
  gallerySlides(media).flatMap(({ kind, picture }) => (kind === 'pair' || picture === cover ? [] : [picture]));
