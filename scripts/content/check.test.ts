import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { averageColour, picturesIn, writeColours } from './check';

const colours = new Map([['/demo/a.jpg', '#102030']]);

it('writes the colour after the URL and changes nothing else', () => {
  const json = '[\n  {\n    "url": "/demo/a.jpg",\n    "width": 1.0, "tags": [1,2]\n  }\n]\n';
  const expected = json.replace('a.jpg",', 'a.jpg",\n    "colour": "#102030",');
  expect(writeColours(json, colours)).toBe(expected);
  expect(writeColours(expected, colours)).toBe(expected);
});

it('replaces an existing colour, also in JSON on one line', () => {
  expect(writeColours('[{"url":"/demo/a.jpg","colour":"#ffffff","width":1}]', colours)).toBe(
    '[{"url":"/demo/a.jpg","colour":"#102030","width":1}]',
  );
});

it('does not change pictures without a known colour or with an external URL', () => {
  const json = '[{"url": "https://example.com/demo/a.jpg"}, {"url": "/demo/b.jpg"}]';
  expect(writeColours(json, colours)).toBe(json);
  expect(picturesIn(json)).toEqual(['/demo/b.jpg']);
});

it('does not treat films, their captions and sounds as pictures', () => {
  const films = ['a.mp4', 'a.th.vtt', 'film.m3u8', 'sound.mp3'].map((name) => ({ url: `/demo/${name}` }));
  const json = JSON.stringify([...films, { url: '/demo/b.webp' }]);
  expect(picturesIn(json)).toEqual(['/demo/b.webp']);
});

it('rejects JSON in which it would write a second colour', () => {
  expect(() => writeColours('[{"url":"/demo/a.jpg","width":1,"colour":"#ffffff"}]', colours)).toThrow('elsewhere');
});

it.each(['png', 'webp'] as const)('returns the average colour of two halves in %s', async (format) => {
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

it('returns the mean of all pixels of a photo', async () => {
  const path = 'public/demo/living-garden-oak.jpg';
  const means = (await sharp(path).stats()).channels.map(({ mean }) => mean);
  const found = [...Buffer.from((await averageColour(path))?.slice(1) ?? '', 'hex')];
  expect(found).toHaveLength(3);
  // sharp decodes the JPEG at a lower resolution, which rounds differently.
  for (const [at, mean] of means.entries()) expect(Math.abs((found[at] ?? 0) - mean)).toBeLessThan(3);
});

it('returns null for a picture with transparency', async () => {
  expect(await averageColour('public/demo/contact/line.webp')).toBeNull();
});
