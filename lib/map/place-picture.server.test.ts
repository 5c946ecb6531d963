import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { anyText } from 'thai-property-search/testing/any-text';
import { expect, it, vi } from 'vitest';
import listings from '../../content/listings.json';
import {
  countryMask,
  drawPlace,
  MODES,
  PICTURE_COLOURS,
  placePicture,
  placePictureAddress,
  readPictureAddress,
} from './place-picture.server';

const WORDS = { walk: (minutes: number) => `${minutes} min`, distance: (metres: number) => `${metres} m` };
const EXACT = { lat: 13.7071, lng: 100.603, precision: 'exact' } as const;

it('has the colours of the page in both modes', () => {
  const css = readFileSync('app/globals.css', 'utf8');
  const declared = (token: string): string => new RegExp(`--p-${token}: ([^;]+);`).exec(css)?.[1] ?? '';
  const resolved = (value: string): string => {
    const [, token] = /^var\(--p-(.+)\)$/.exec(value) ?? [];
    return token === undefined ? value : resolved(declared(token));
  };
  for (const [index, mode] of MODES.entries())
    for (const [token, colour] of Object.entries(PICTURE_COLOURS[mode])) {
      const both = /^light-dark\((.+), (.+)\)$/.exec(declared(token));
      expect([token, resolved(both?.[index + 1] ?? '')]).toEqual([token, colour]);
    }
});

it('draws a home in a city, among many stations, on an island and in the country in 25 kB, 6 kB on the wire', async () => {
  for (const { geo } of listings.filter(({ id }) => ['rm-1016', 'rm-2013', 'rm-3004', 'rm-3015'].includes(id))) {
    const place = { ...geo, precision: geo.precision === 'approximate' ? 'approximate' : 'exact' } as const;
    const { svg } = await placePicture({ place, locale: 'th-th', mode: 'light' }, WORDS);
    expect(Buffer.byteLength(svg)).toBeLessThan(25_000);
    expect(gzipSync(svg).length).toBeLessThan(6_000);
    expect(svg.includes('class="home"')).toBe(place.precision === 'exact');
  }
});

it('has an address that changes with the content, and reads it', async () => {
  const address = await placePictureAddress({ ...EXACT, precision: 'approximate' }, 'th-th', WORDS);
  const { hash } = await placePicture(
    { place: { ...EXACT, precision: 'approximate' }, locale: 'th-th', mode: 'dark' },
    WORDS,
  );
  expect(address('dark')).toBe(`/maps/th-th/13.7071,100.603,about.dark.${hash}.svg`);
  const read = readPictureAddress('th-th', address('dark').split('/').at(-1) ?? '');
  expect(read).toEqual({ place: { ...EXACT, precision: 'approximate' }, locale: 'th-th', mode: 'dark', hash });
  const exact = await placePictureAddress(EXACT, 'th-th', WORDS);
  expect(exact('dark').includes(hash)).toBe(false);
});

it('draws a place once, until the content changes', async () => {
  const walk = vi.fn(WORDS.walk);
  const place = { ...EXACT, lng: 100.6031 };
  const address = await placePictureAddress(place, 'th-th', { ...WORDS, walk });
  const picture = await placePicture({ place, locale: 'th-th', mode: 'dark' }, { ...WORDS, walk });
  expect(walk).toHaveBeenCalledOnce();
  expect(address('dark')).toContain(picture.hash);
});

it('reads no other address', () => {
  const hash = '0123456789';
  for (const file of [
    `48.1,11.5.light.${hash}.svg`,
    `13.7,100.6.blue.${hash}.svg`,
    '13.7,100.6.light.svg',
    `NaN,100.6.light.${hash}.svg`,
    `13.7,100.6,exact.light.${hash}.svg`,
  ])
    expect(readPictureAddress('th-th', file)).toBeNull();
  expect(readPictureAddress('de-de', `13.7,100.6.light.${hash}.svg`)).toBeNull();
  fc.assert(fc.property(fc.string(), (file) => readPictureAddress('en-us', file) === null));
});

it('writes any name as text', () => {
  const drawn = (names: readonly string[]) =>
    drawPlace(
      {
        ...{ place: EXACT, locale: 'en-us', stations: [], landmarks: [] },
        areas: names.map((name, index) => ({
          ...{ name: { th: name, en: name }, lng: EXACT.lng },
          lat: EXACT.lat + 0.02 + index * 0.02,
        })),
      },
      WORDS,
    );
  expect(drawn(['A & <b>'])).toContain('A &#38; &#60;b&#62;');
  const name = anyText({ minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(fc.array(name, { minLength: 5, maxLength: 10 }), (names) => {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids them
      expect(drawn(names)).not.toMatch(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])/);
    }),
    { numRuns: 20 },
  );
});

it('has the shape of the country in 12 kB, as high as it is in the first view of the map', () => {
  const svg = countryMask();
  expect(svg.length).toBeLessThan(12_000);
  expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 260 47\d"><path d="M[\dMlz -]+" stroke/);
});

it('names the nearest station, also among shops', async () => {
  for (const { geo } of listings.filter(({ id }) => ['rm-1002', 'rm-1016'].includes(id))) {
    const place = { ...geo, precision: 'exact' } as const;
    const { svg } = await placePicture({ place, locale: 'en-us', mode: 'light' }, WORDS);
    expect(svg).toMatch(/>(On Nut|Asok)</);
  }
});
