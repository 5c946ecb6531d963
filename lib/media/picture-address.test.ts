import { expect, it } from 'vitest';
import { PICTURE_WIDTHS, pictureSrcSet } from './picture-address';

const widthsOf = (srcSet: string) => srcSet.split(', ').map((candidate) => Number(/ (\d+)w$/.exec(candidate)?.[1]));

it('M2 offers the listed widths up to the first that is as wide as the picture', () => {
  expect(widthsOf(pictureSrcSet('/demo/a.jpg', 1440))).toEqual([320, 640, 768, 1024, 1280, 1536]);
  expect(widthsOf(pictureSrcSet('/demo/a.jpg', 320))).toEqual([320]);
  expect(widthsOf(pictureSrcSet('/demo/a.jpg', 9_000))).toEqual(PICTURE_WIDTHS);
});

it('M3 creates each address with the loader', () => {
  expect(pictureSrcSet('/demo/a.jpg', 300)).toBe('/_ipx/f_auto,w_320,q_75/demo/a.jpg 320w');
});
