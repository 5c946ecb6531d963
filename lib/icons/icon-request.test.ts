import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ICON_REQUEST_MAX_NAMES, readIconRequest } from './icon-request';

const read = (file: string, query: string) => readIconRequest(file, new URLSearchParams(query));
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `i${index}`).join(',');

describe('I1 the request for icons', () => {
  it('is the same for any order and repetition of its names', () => {
    const names = fc.array(fc.stringMatching(/^[a-z0-9]{1,8}$/), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(names, names, (some, others) => {
        const all = [...some, ...others].slice(0, 90);
        expect(read('lucide.json', `icons=${[...all].reverse().join(',')}`)).toEqual(
          read('lucide.json', `icons=${all.join(',')}`),
        );
      }),
    );
  });

  it('has sorted names without duplicates', () => {
    expect(read('lucide.json', 'icons=b,a,b')).toEqual({ prefix: 'lucide', names: ['a', 'b'] });
  });

  it.each([
    ['lucide', 'icons=a', 404],
    ['lucide.svg', 'icons=a', 404],
    ['.json', 'icons=a', 400],
    ['../lucide.json', 'icons=a', 400],
    ['__proto__.json', 'icons=a', 400],
    ['lucide.json', '', 400],
    ['lucide.json', 'icons=', 400],
    ['lucide.json', 'icons=a,', 400],
    ['lucide.json', 'icons=a&icons=b', 400],
    ['lucide.json', 'icons=toString', 400],
    ['lucide.json', 'icons=%00', 400],
    ['lucide.json', 'icons=<script>', 400],
    ['lucide.json', `icons=${Array(30).fill('a'.repeat(90)).join(',')}`, 400],
  ])('rejects %s?%s', (file, query, status) => {
    expect(read(file, query)).toBe(status);
  });

  it('has a limited number of names', () => {
    expect(read('lucide.json', `icons=${numbered(ICON_REQUEST_MAX_NAMES)}`)).toMatchObject({ prefix: 'lucide' });
    expect(read('lucide.json', `icons=${numbered(ICON_REQUEST_MAX_NAMES + 1)}`)).toBe(400);
  });

  it('never throws for any input', () => {
    fc.assert(fc.property(fc.string(), fc.string(), (file, list) => void read(file, `icons=${list}`)));
  });
});
