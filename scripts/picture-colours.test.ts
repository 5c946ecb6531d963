import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { averageColour, picturesIn, writeColours } from './picture-colours';

const colours = new Map([['/demo/a.jpg', '#102030']]);

it('writes the colour behind the address, and nothing else', () => {
  const json = '[\n  {\n    "url": "/demo/a.jpg",\n    "width": 1.0, "tags": [1,2]\n  }\n]\n';
  const expected = json.replace('a.jpg",', 'a.jpg",\n    "colour": "#102030",');
  expect(writeColours(json, colours)).toBe(expected);
  expect(writeColours(expected, colours)).toBe(expected);
});

it('replaces an older colour, also on one line', () => {
  expect(writeColours('[{"url":"/demo/a.jpg","colour":"#ffffff","width":1}]', colours)).toBe(
    '[{"url":"/demo/a.jpg","colour":"#102030","width":1}]',
  );
});

it('leaves other addresses alone', () => {
  const json = '[{"url": "https://example.com/demo/a.jpg"}, {"url": "/demo/b.jpg"}]';
  expect(writeColours(json, colours)).toBe(json);
  expect(picturesIn(json)).toEqual(['/demo/b.jpg']);
});

it('takes videos and their captions for no pictures', () => {
  const json = '[{"url": "/demo/a.mp4", "captions": [{"url": "/demo/a.th.vtt"}]}, {"url": "/demo/b.webp"}]';
  expect(picturesIn(json)).toEqual(['/demo/b.webp']);
});

it('refuses a text in which it would write a second colour', () => {
  expect(() => writeColours('[{"url":"/demo/a.jpg","width":1,"colour":"#ffffff"}]', colours)).toThrow('elsewhere');
});

it.each(['png', 'webp'] as const)('finds the average of two halves in %s', async (format) => {
  const folder = mkdtempSync(join(tmpdir(), 'colours-'));
  const half = { width: 32, height: 64, channels: 3 } as const;
  const input = await sharp({ create: { ...half, background: '#2040a0' } })
    .png()
    .toBuffer();
  await sharp({ create: { ...half, width: 64, background: '#6080c0' } })
    .composite([{ input, left: 0, top: 0 }])
    .toFormat(format, { lossless: true })
    .toFile(join(folder, 'halves'));
  expect(await averageColour(join(folder, 'halves'))).toBe('#4060b0');
  rmSync(folder, { recursive: true });
});

it('finds the mean of all pixels of a photograph', async () => {
  const path = 'public/demo/living-garden-oak.jpg';
  const means = (await sharp(path).stats()).channels.map(({ mean }) => mean);
  const found = [...Buffer.from((await averageColour(path))?.slice(1) ?? '', 'hex')];
  expect(found).toHaveLength(3);
  // JPEG is read at a lower resolution here, with its own rounding.
  for (const [at, mean] of means.entries()) expect(Math.abs((found[at] ?? 0) - mean)).toBeLessThan(3);
});

it('finds no colour for what is transparent', async () => {
  expect(await averageColour('public/demo/contact/line.webp')).toBeNull();
});
