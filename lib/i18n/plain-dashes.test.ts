import { expect, it } from 'vitest';
import { plainDashes } from './plain-dashes';
import { DASHES } from './testing/dashes';

it('reads every dash as a hyphen and leaves all else', () => {
  // U+2010, U+2011, en dash, em dash, bar, minus, wide hyphen; more of them come with Unicode.
  expect(DASHES).toEqual(expect.arrayContaining([...'-‐‑–—―−－﹣']));
  expect(plainDashes(DASHES.join('ก'))).toBe(DASHES.map(() => '-').join('ก'));
  expect(plainDashes('ก_1.2~·ー')).toBe('ก_1.2~·ー');
});
