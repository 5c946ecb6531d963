import { expect, it } from 'vitest';
import { bilingual, picture } from './fields';

const given = { url: '/demo/a.jpg', width: 3, height: 2, alt: { en: 'A room' } };

it.each([
  ['#a09681', '#a09681'],
  [undefined, undefined],
  [null, undefined],
  ['red', undefined],
  ['#a09681;background:url(//evil.example)', undefined],
  ['#ABCDEF', undefined],
])('a picture of colour %j is there with %j', (colour, expected) => {
  expect(picture.parse({ ...given, colour })).toEqual({ ...given, colour: expected });
});

it('words have no half of a surrogate pair: they go into addresses', () => {
  const { en = '' } = bilingual.parse({ en: ' Villa \ud83c🏡 ' });
  expect(en).toBe('Villa \ufffd🏡');
  expect(() => encodeURIComponent(en)).not.toThrow();
});
