import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { madeAnew } from './lead-photos.server';
import { photoWithPosition } from './testing/photos';

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 80 } },
  });

async function made(file: Buffer) {
  const [jpeg = Buffer.alloc(0)] = (await madeAnew([file])) ?? [];
  return { jpeg, facts: await sharp(jpeg).metadata() };
}

/** A small file that fills the memory once it is unpacked. */
const bomb = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();

describe('photographs made anew', () => {
  it('say nothing of where, when and with what they were taken', async () => {
    const photo = await photoWithPosition();
    const before = await sharp(photo).metadata();
    expect(before.exif?.includes('Rommai phone')).toBe(true);
    const { jpeg, facts } = await made(photo);
    const { format, exif, xmp, iptc, icc } = facts;
    expect({ format, exif, xmp, iptc, icc }).toEqual({ format: 'jpeg' });
    for (const known of ['Rommai phone', '2026:11:22', 'Exif']) expect(jpeg.includes(known)).toBe(false);
  });

  it('stand upright', async () => {
    const lying = await photoWithPosition({ width: 400, height: 200, orientation: 6 });
    const { facts } = await made(lying);
    expect([facts.width, facts.height, facts.orientation]).toEqual([200, 400, undefined]);
  });

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('may come as %s, with holes and in grey', async (format) => {
    const drawing = sharp({ create: { width: 40, height: 30, channels: 4, background: '#0000' } });
    const { facts } = await made(await drawing.greyscale().toFormat(format).toBuffer());
    expect(facts).toMatchObject({ format: 'jpeg', width: 40, height: 30, channels: 3, space: 'srgb' });
  });

  it('are small enough for a document, noise too, and never larger than they were', async () => {
    const { jpeg, facts } = await made(await noise(2_400, 2_400).jpeg({ quality: 60 }).toBuffer());
    expect([facts.width, facts.height]).toEqual([1_600, 1_600]);
    expect(jpeg.length).toBeLessThanOrEqual(700_000);
    expect((await made(await noise(20, 10).png().toBuffer())).facts).toMatchObject({ width: 20, height: 10 });
  });

  it('keep their order', async () => {
    const files = await Promise.all([30, 10, 20].map((width) => noise(width, 5).png().toBuffer()));
    const jpegs = (await madeAnew(files)) ?? [];
    expect(await Promise.all(jpegs.map(async (jpeg) => (await sharp(jpeg).metadata()).width))).toEqual([30, 10, 20]);
    expect(await madeAnew([])).toEqual([]);
  });

  it('are none where one is no whole picture', async () => {
    const whole = await noise(300, 300).jpeg().toBuffer();
    const wrong = [
      Buffer.from('hello'),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      Buffer.from('%PDF-1.7'),
      whole.subarray(0, whole.length / 2),
      Buffer.concat([whole.subarray(0, 20), Buffer.alloc(500)]),
      await bomb(7_300),
    ];
    for (const file of wrong) expect(await madeAnew([whole, file])).toBeNull();
  });

  it('wait for one another up to what fits into memory, and the others have to come again', async () => {
    const large = Buffer.alloc(5 * 1024 * 1024);
    large.set([0xff, 0xd8, 0xff]);
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => madeAnew(Array(5).fill(large))));
    expect(answers.map(({ status }) => status)).toEqual([...Array(4).fill('fulfilled'), 'rejected']);
    expect(await madeAnew([await noise(20, 10).png().toBuffer()])).toHaveLength(1);
  });
});
