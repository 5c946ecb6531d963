import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import sharp from 'sharp';
import { SCRIPT_SVG } from './hostile-upstream';
import { hugePng } from './huge-png';

const PHOTO = 'public/demo/living-garden-oak.jpg';

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#246' } });

/** A file with an ISO media `ftyp` box of these brands and no picture data. */
const isoFile = (...brands: readonly string[]): Buffer => {
  const [first = '', ...rest] = brands;
  const box = Buffer.concat([Buffer.from(`0000ftyp${first}0000${rest.join('')}`, 'latin1')]);
  box.writeUInt32BE(box.length, 0);
  return Buffer.concat([box, Buffer.alloc(2_000, 7)]);
};

function withMif1First(avif: Buffer): Buffer {
  avif.write('mif1', 8, 'latin1');
  return avif;
}

export async function goodFiles(): Promise<Record<string, Buffer>> {
  const photo = sharp(readFileSync(PHOTO)).resize(480);
  return {
    jpeg: await photo.clone().jpeg().toBuffer(),
    'progressive jpeg': await photo.clone().jpeg({ progressive: true }).toBuffer(),
    'CMYK jpeg': await photo.clone().toColourspace('cmyk').jpeg().toBuffer(),
    'grey jpeg': await photo.clone().greyscale().jpeg().toBuffer(),
    png: await photo.clone().png().toBuffer(),
    '16-bit png': await photo.clone().toColourspace('rgb16').png().toBuffer(),
    webp: await photo.clone().webp().toBuffer(),
    avif: await photo.clone().avif({ effort: 0 }).toBuffer(),
    'animated gif': await sharp(
      await Promise.all(['red', 'green'].map((background) => plain(60, 40).flatten({ background }).png().toBuffer())),
      { join: { animated: true } },
    )
      .gif()
      .toBuffer(),
    'avif with the major brand mif1': await photo.clone().avif({ effort: 0 }).toBuffer().then(withMif1First),
    'jpeg without its last bytes': await photo
      .clone()
      .jpeg()
      .toBuffer()
      .then((whole) => whole.subarray(0, -2)),
    'jpeg with extra bytes at its end': await photo
      .clone()
      .jpeg()
      .toBuffer()
      .then((whole) => Buffer.concat([whole, Buffer.alloc(900)])),
  };
}

export async function badFiles(): Promise<Record<string, readonly [fault: string, file: Buffer]>> {
  return {
    'an empty file': ['empty', Buffer.alloc(0)],
    text: ['not-a-picture', Buffer.from('only words')],
    'a page saved as a picture': ['not-a-picture', Buffer.from('<!doctype html><title>Sign in</title>')],
    'SVG with a script': ['not-a-picture', Buffer.from(SCRIPT_SVG)],
    PDF: ['not-a-picture', Buffer.from('%PDF-1.7\n')],
    TIFF: ['not-a-picture', await plain(40, 30).tiff().toBuffer()],
    'a video': ['not-a-picture', isoFile('isom', 'iso2', 'mp41')],
    HEIC: ['heic', isoFile('heic', 'mif1', 'heic')],
    'HEIC with the major brand mif1': ['heic', isoFile('mif1', 'mif1', 'heic')],
    'the first bytes of a JPEG': ['not-a-picture', readFileSync(PHOTO).subarray(0, 20)],
    'a JPEG of zeros': ['not-a-picture', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(5_000)])],
    'an AVIF without picture data': ['not-a-picture', isoFile('avif', 'mif1')],
    '64 megapixels in a small PNG': ['too-many-pixels', hugePng()],
  };
}

export const damaged = (file: Buffer): fc.Arbitrary<Buffer> =>
  fc.oneof(
    fc.nat(file.length).map((length) => file.subarray(0, length)),
    fc.array(fc.tuple(fc.nat(file.length - 1), fc.nat(255)), { minLength: 1, maxLength: 12 }).map((changes) => {
      const copy = Buffer.from(file);
      for (const [at, byte] of changes) copy[at] = byte;
      return copy;
    }),
  );
