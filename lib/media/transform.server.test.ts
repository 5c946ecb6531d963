import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { runs } from '@/vitest.runs';
import { PictureFault } from './fault';
import { type OutputFormat, parseModifiers } from './modifiers';
import { badFiles, damaged, goodFiles } from './testing/wild-files';
import { pictureType, sourceFault, transform } from './transform.server';

const photo = readFileSync('public/demo/living-garden-oak.jpg');
const small = await sharp(photo).resize(480).jpeg().toBuffer();
const halfClear = (): Sharp =>
  sharp({ create: { width: 800, height: 400, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0 } } });

async function made(source: Buffer, text: string, format: OutputFormat = 'webp') {
  const bytes = await transform(source, parseModifiers(text), format);
  const { width, height, hasAlpha, exif, icc } = await sharp(bytes).metadata();
  return { type: pictureType(bytes), size: `${width}x${height}`, hasAlpha, exif, icc, bytes };
}

const faultOf = (source: Buffer): Promise<string> =>
  transform(source, parseModifiers('_'), 'webp').then(
    () => 'made',
    (error: unknown) => (error instanceof PictureFault ? `${error.status} ${error.code}` : String(error)),
  );

describe('M1 a picture is generated', () => {
  it.each(['webp', 'avif', 'jpeg', 'png'] as const)('as %s', async (format) => {
    expect(await made(photo, 'w_320', format)).toMatchObject({ type: format, size: '320x213' });
  });

  it.each([
    ['w_640', '640x427'],
    ['h_320', '480x320'],
    ['s_320x320', '320x320'],
    ['s_320x320,fit_contain', '320x320'],
    ['s_320x640,fit_fill', '320x640'],
    ['s_320x320,fit_inside', '320x213'],
    ['s_320x320,fit_outside', '480x320'],
  ])('%s of 1440x960 is %s', async (text, size) => {
    expect((await made(photo, text)).size).toBe(size);
  });

  it.each(['_', 'w_3072', 's_3072x3072'])('%s of 480x320 is not enlarged', async (text) => {
    expect((await made(small, text)).size).toBe('480x320');
  });

  it('upright according to EXIF, without metadata', async () => {
    const turned = await sharp(photo)
      .withExif({ IFD0: { Copyright: 'us' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(await made(turned, 'w_320')).toMatchObject({ size: '320x480', exif: undefined, icc: undefined });
  });

  it('as JPEG if the format is plain, or as PNG if it is transparent', async () => {
    const clear = await halfClear().png().toBuffer();
    expect(await made(photo, 'w_320', 'plain')).toMatchObject({ type: 'jpeg' });
    expect(await made(clear, 'w_320', 'plain')).toMatchObject({ type: 'png', hasAlpha: true });
  });

  it('on a background, which is white for JPEG', async () => {
    const clear = await halfClear().png().toBuffer();
    const corner = async (text: string, format: OutputFormat) => {
      const { bytes } = await made(clear, text, format);
      return [...(await sharp(bytes).removeAlpha().extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer())];
    };
    expect(await corner('w_320', 'jpeg')).toEqual([255, 255, 255]);
    expect(await corner('w_320,b_00f', 'png')).toEqual([0, 0, 255]);
    expect((await made(clear, 'w_320,b_00f', 'png')).hasAlpha).toBe(false);
    expect((await made(clear, 'w_320', 'webp')).hasAlpha).toBe(true);
  });
});

describe('M4 no side is longer than 3,072', () => {
  it('for any given side', async () => {
    const wide = await sharp({ create: { width: 6_000, height: 125, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    expect((await made(wide, '_')).size).toBe('3072x64');
    expect((await made(wide, 'h_640')).size).toBe('3072x64');
  });

  it.each([
    [6_000, 125, 's_320x3072,fit_outside', '3072x64'],
    [125, 6_000, 's_3072x320,fit_outside', '64x3072'],
    [2_000, 500, 's_320x320,fit_outside', '1280x320'],
    [1_000_000, 1, 's_320x320,fit_outside', '3072x1'],
  ])('even for outside: %ix%i as %s is %s', async (width, height, text, size) => {
    const create = { width, height, channels: 3, background: 'red' } as const;
    expect((await made(await sharp({ create }).png().toBuffer(), text)).size).toBe(size);
  });

  it('after rotation', async () => {
    const create = { width: 1_000, height: 6_000, channels: 3, background: 'red' } as const;
    const sideways = await sharp({ create }).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect((await made(sideways, 's_320x640,fit_outside')).size).toBe('3072x512');
  });
});

const good = Object.entries(await goodFiles());

describe('generates a picture from any file that browsers support', () => {
  it.each(good)('%s', async (_, file) => {
    expect(await made(file, 'w_320')).toMatchObject({ type: 'webp', bytes: expect.any(Buffer) });
    expect(await sourceFault(file)).toBeUndefined();
  });

  it('even from the decodable part of a truncated JPEG, which sourceFault reports', async () => {
    const half = photo.subarray(0, photo.length / 2);
    expect((await made(half, 'w_320')).size).toBe('320x213');
    expect(await sourceFault(half)).toBe('cut-off');
  });

  it.runIf(process.env.TEST_FULL === '1')('even from 50 megapixels of a phone, two at once', async () => {
    const create = { width: 8_192, height: 6_144, channels: 3, background: 'red' } as const;
    const file = await sharp({ create }).jpeg().toBuffer();
    expect((await Promise.all([made(file, 'w_320'), made(file, 'w_640')])).map(({ size }) => size)).toEqual([
      '320x240',
      '640x480',
    ]);
  });
});

const bad = Object.entries(await badFiles());

describe('M4 invalid files', () => {
  it.each(bad)('are rejected: %s', async (_, [fault, file]) => {
    expect(await faultOf(file)).toBe(fault === 'too-many-pixels' ? `413 ${fault}` : '415 not-a-picture');
    expect(await sourceFault(file)).toBe(fault);
  });

  it('are generated, or rejected with a fault, if they are damaged pictures', async () => {
    for (const [name, file] of good) {
      const answers = fc.asyncProperty(damaged(file), async (input) => {
        expect([name, await faultOf(input)]).toEqual([name, expect.stringMatching(/^(made|41[35] [a-z-]+)$/)]);
      });
      await fc.assert(answers, { numRuns: runs(10) });
    }
  });

  it('are rejected: a PNG whose header declares 14,000 by 14,000 pixels', async () => {
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    png.writeUInt32BE(14_000, 16);
    png.writeUInt32BE(14_000, 20);
    // The checksum of the header is wrong now, so it may be rejected for either reason, but no pixels are read.
    expect(await faultOf(png)).toMatch(/^41[35] /);
  });
});
