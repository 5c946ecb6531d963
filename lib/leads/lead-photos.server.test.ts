import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { runs } from '@/vitest.runs';
import { badFiles, damaged, goodFiles } from '../media/testing/wild-files';
import { reencodePhotos } from './lead-photos.server';
import { photoWithPosition } from './testing/photos';

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 80 } },
  });

async function made(file: Buffer) {
  const jpeg = (await reencodePhotos([file])).photos[0]?.jpeg ?? Buffer.alloc(0);
  return { jpeg, facts: await sharp(jpeg).metadata() };
}

const good = Object.entries(await goodFiles());
const bad = Object.entries(await badFiles());

describe('re-encoded photographs', () => {
  it('contain no place, time or camera', async () => {
    const photo = await photoWithPosition();
    const before = await sharp(photo).metadata();
    expect(before.exif?.includes('Rommai phone')).toBe(true);
    const { jpeg, facts } = await made(photo);
    const { format, exif, xmp, iptc, icc } = facts;
    expect({ format, exif, xmp, iptc, icc }).toEqual({ format: 'jpeg' });
    for (const known of ['Rommai phone', '2026:11:22', 'Exif']) expect(jpeg.includes(known)).toBe(false);
  });

  it('are upright', async () => {
    const sideways = await photoWithPosition({ width: 400, height: 200, orientation: 6 });
    const { facts } = await made(sideways);
    expect([facts.width, facts.height, facts.orientation]).toEqual([200, 400, undefined]);
  });

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('are opaque JPEGs for a grey %s', async (format) => {
    const drawing = sharp({ create: { width: 40, height: 30, channels: 4, background: '#0000' } });
    const { facts } = await made(await drawing.greyscale().toFormat(format).toBuffer());
    expect(facts).toMatchObject({ format: 'jpeg', width: 40, height: 30, channels: 3, space: 'srgb' });
  });

  it('fit into a Firestore document, even pure noise, and are never enlarged', async () => {
    const raw = { width: 1_800, height: 1_200, channels: 3 } as const;
    const pixels = randomBytes(raw.width * raw.height * raw.channels);
    const { jpeg, facts } = await made(await sharp(pixels, { raw }).jpeg({ quality: 60 }).toBuffer());
    expect([facts.width, facts.height]).toEqual([1_600, 1_067]);
    expect(jpeg.length).toBeLessThanOrEqual(700_000);
    expect((await made(await noise(20, 10).png().toBuffer())).facts).toMatchObject({ width: 20, height: 10 });
  });

  it('keep their order', async () => {
    const files = await Promise.all([30, 10, 20].map((width) => noise(width, 5).png().toBuffer()));
    const { photos } = await reencodePhotos(files);
    const widths = await Promise.all(photos.map(async ({ jpeg }) => (await sharp(jpeg).metadata()).width));
    expect(widths).toEqual([30, 10, 20]);
    expect(photos.map(({ source }) => source)).toEqual(files);
    expect(await reencodePhotos([])).toEqual({ photos: [], leftOut: [] });
  });
});

describe('photographs', () => {
  it.each(good)('are accepted as %s', async (_, file) => {
    expect((await made(file)).facts).toMatchObject({ format: 'jpeg', channels: 3, space: 'srgb' });
  });

  it.runIf(process.env.TEST_FULL === '1')('are accepted with 50 megapixels, and when truncated', async () => {
    const create = { width: 8_192, height: 6_144, channels: 3, background: '#246' } as const;
    const whole = await sharp({ create }).jpeg().toBuffer();
    const { facts } = await made(whole.subarray(0, whole.length / 2));
    expect(facts).toMatchObject({ width: 1_600, height: 1_200 });
  });

  it.each(bad)('are left out and listed if they cannot be decoded: %s', async (_, [fault, file]) => {
    const [first, last] = await Promise.all([30, 20].map((width) => noise(width, 5).png().toBuffer()));
    if (first === undefined || last === undefined) throw new TypeError('expected two photographs');
    const { photos, leftOut } = await reencodePhotos([first, file, last]);
    expect(photos.map(({ source }) => source)).toEqual([first, last]);
    const reason = fault === 'empty' || fault === 'heic' ? fault : 'unreadable';
    expect(leftOut).toEqual([{ number: 2, reason }]);
  });

  it('are either re-encoded or listed as left out, however damaged', async () => {
    for (const [name, file] of good) {
      const answers = fc.asyncProperty(damaged(file), async (input) => {
        const { photos, leftOut } = await reencodePhotos([input]);
        expect([name, photos.length + leftOut.length]).toEqual([name, 1]);
      });
      await fc.assert(answers, { numRuns: runs(5) });
    }
  });

  it('are queued up to a limit of memory, and rejected beyond it', async () => {
    const large = Buffer.alloc(25 * 1024 * 1024);
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => reencodePhotos([large])));
    expect(answers.map(({ status }) => status)).toEqual([...Array(4).fill('fulfilled'), 'rejected']);
    expect((await reencodePhotos([await noise(20, 10).png().toBuffer()])).photos).toHaveLength(1);
  });
});
