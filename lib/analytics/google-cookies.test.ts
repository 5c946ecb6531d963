import { expect, it } from 'vitest';
import { ALL_ALLOWED, NOTHING_ALLOWED } from './consent';
import { cookieDeletions } from './google-cookies';

const COOKIES = '_ga=GA1.1.2; i18n_redirected=th-th; _ga_ABC=GS2.1; _gid=1; _gcl_au=1.1.3; _gac_UA-1=x; _game=1';
const names = (lines: readonly string[]) => [...new Set(lines.map((line) => line.split('=')[0]))];

it('deletes the cookies that are not allowed, and no others', () => {
  expect(names(cookieDeletions(COOKIES, 'localhost', NOTHING_ALLOWED))).toEqual([
    '_ga',
    '_ga_ABC',
    '_gid',
    '_gcl_au',
    '_gac_UA-1',
  ]);
  expect(names(cookieDeletions(COOKIES, 'localhost', { measurement: true, advertising: false }))).toEqual([
    '_gcl_au',
    '_gac_UA-1',
  ]);
  expect(cookieDeletions(COOKIES, 'localhost', ALL_ALLOWED)).toEqual([]);
  expect(cookieDeletions('', 'localhost', NOTHING_ALLOWED)).toEqual([]);
});

it('deletes them for the host and all parent domains', () => {
  expect(cookieDeletions('_gid=1', 'www.rommai.example', NOTHING_ALLOWED)).toEqual([
    '_gid=; Max-Age=0; Path=/',
    '_gid=; Max-Age=0; Path=/; Domain=www.rommai.example',
    '_gid=; Max-Age=0; Path=/; Domain=rommai.example',
    '_gid=; Max-Age=0; Path=/; Domain=example',
  ]);
});
