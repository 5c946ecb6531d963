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

it('words are kept without what is no text, and are missing where there is nothing else', () => {
  expect(bilingual.parse({ en: ' A\u0000 home\ud83c, 🏡\n\tnew\u0007 ' })).toEqual({ en: 'A home, 🏡\n\tnew' });
  expect(bilingual.safeParse({ th: '\ud83c\u0000' }).success).toBe(false);
});
