import { expect, it } from 'vitest';
import { plainDashes } from './plain-dashes';
import { DASHES } from './testing/dashes';

it('replaces every dash with a hyphen and nothing else', () => {
  // U+2010, U+2011, en dash, em dash, bar, minus, fullwidth hyphen and small hyphen. New Unicode versions may add more.
  expect(DASHES).toEqual(expect.arrayContaining([...'-‐‑–—―−－﹣']));
  expect(plainDashes(DASHES.join('ก'))).toBe(DASHES.map(() => '-').join('ก'));
  expect(plainDashes('ก_1.2~·ー')).toBe('ก_1.2~·ー');
});
