import { describe, expect, it } from 'vitest';
import type { Media } from './collections';
import { gallerySlides, mediaIn, otherPictures, picturePairs } from './gallery';

const item = (url: string, more: Partial<Media> = {}): Media => ({
  kind: 'photo',
  url,
  width: 3,
  height: 2,
  alt: { en: url },
  ...more,
});
const before = item('/before', { pair: { side: 'before', number: 1 } });
const after = item('/after', { pair: { side: 'after', number: 1 } });
const half = item('/half', { pair: { side: 'after', number: 2 } });

describe('gallery', () => {
  it('shows a pair once, at the position of its after picture', () => {
    const slides = gallerySlides([item('/a'), before, item('/b'), after, item('/c')]);
    expect(slides.map(({ kind, picture }) => `${kind} ${picture.url}`)).toEqual([
      'photo /a',
      'photo /b',
      'pair /after',
      'photo /c',
    ]);
  });

  it('shows a picture without its pair on its own', () => {
    expect(picturePairs([half, before, after])).toEqual([{ number: 1, before, after }]);
    expect(gallerySlides([half])).toEqual([{ kind: 'photo', picture: half }]);
  });

  it('puts floor plans last and leaves out videos and tours', () => {
    const media = [
      item('/p', { kind: 'floor-plan' }),
      item('/v', { kind: 'video' }),
      item('/a'),
      item('/t', { kind: 'tour-360' }),
    ];
    expect(gallerySlides(media).map(({ picture }) => picture.url)).toEqual(['/a', '/p']);
  });

  it('has plans with words in the language of the page only', () => {
    const media = [item('/a'), item('/th', { lang: 'th' }), item('/en', { lang: 'en' })];
    expect(mediaIn(media, 'th-th').map(({ url }) => url)).toEqual(['/a', '/th']);
    expect(mediaIn(media, 'en-us').map(({ url }) => url)).toEqual(['/a', '/en']);
  });

  it('otherPictures returns every picture except the cover and complete pairs', () => {
    const [cover, other, plan] = [item('/a'), item('/b'), item('/p', { kind: 'floor-plan' })];
    expect(otherPictures([cover, before, plan, after, other, half], cover)).toEqual([other, half, plan]);
    expect(otherPictures([after, before, other], after)).toEqual([other]);
    expect(otherPictures([], undefined)).toEqual([]);
  });

  it('is empty without pictures', () => {
    expect(gallerySlides([])).toEqual([]);
  });
});
