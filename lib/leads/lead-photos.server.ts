import 'server-only';
import sharp, { type Sharp } from 'sharp';
import { IMAGE_LIMITS } from '../config/constants';
import { createConcurrencyLimit } from '../http/concurrency-limit';
import { isHeic, pictureType } from '../media/transform.server';
import type { LeftOutPhoto } from './lead-form';

export type ReencodedPhotos = {
  readonly photos: readonly { readonly jpeg: Buffer; readonly source: Buffer }[];
  readonly leftOut: readonly LeftOutPhoto[];
};

const MAX_SIDE = 1_600;
/** A Firestore document holds 1 MiB. */
const MAX_BYTES = 700_000;
const DECODE_TIMEOUT_SECONDS = 10;
/** Most photographs need the first, leaves the second, and noise the last. */
const QUALITIES = [80, 65, 50, 35, 20] as const;
const WHITE = '#ffffff';

/** Four full enquiries, all together. */
const MAX_WAITING_BYTES = 100 * 1024 * 1024;

let waitingBytes = 0;

/** One enquiry at a time leaves CPU time for rendering pages. */
const inTurn = createConcurrencyLimit({ concurrency: 1, maxWaitMs: 60_000 });

/** Re-encodes photographs as JPEGs of at most 700 kB. @throws Error if too many wait, or if decoding takes too long */
export async function reencodePhotos(files: readonly Buffer[]): Promise<ReencodedPhotos> {
  const bytes = files.reduce((sum, { length }) => sum + length, 0);
  if (waitingBytes + bytes > MAX_WAITING_BYTES) throw new Error('too many photographs at once');
  waitingBytes += bytes;
  try {
    return files.length === 0 ? { photos: [], leftOut: [] } : await inTurn(() => reencodeEach(files));
  } finally {
    waitingBytes -= bytes;
  }
}

async function reencodeEach(files: readonly Buffer[]): Promise<ReencodedPhotos> {
  const photos: ReencodedPhotos['photos'][number][] = [];
  const leftOut: LeftOutPhoto[] = [];
  for (const [index, source] of files.entries()) {
    const result = await reencode(source);
    if (typeof result === 'string') leftOut.push({ number: index + 1, reason: result });
    else photos.push({ jpeg: result, source });
  }
  return { photos, leftOut };
}

async function reencode(source: Buffer): Promise<Buffer | LeftOutPhoto['reason']> {
  try {
    return reasonAgainst(source) ?? (await jpegOf(source));
  } catch (error) {
    if (error instanceof Unreadable) return 'unreadable';
    throw error;
  }
}

function reasonAgainst(file: Buffer): LeftOutPhoto['reason'] | undefined {
  if (file.length === 0) return 'empty';
  if (pictureType(file) !== null) return undefined;
  return isHeic(file) ? 'heic' : 'unreadable';
}

/** Removes metadata such as the place, the time and the camera. */
async function jpegOf(file: Buffer): Promise<Buffer> {
  const picture = await readable(() => decoded(file));
  for (const quality of QUALITIES) {
    const jpeg = await picture.clone().jpeg({ quality }).toBuffer();
    if (jpeg.length <= MAX_BYTES) return jpeg;
  }
  throw new Unreadable('photo-unreadable');
}

async function decoded(file: Buffer): Promise<Sharp> {
  const { data, info } = await sharp(file, { limitInputPixels: IMAGE_LIMITS.pixels, failOn: 'none', autoOrient: true })
    .timeout({ seconds: DECODE_TIMEOUT_SECONDS })
    .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: WHITE })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

async function readable<Result>(decode: () => Promise<Result>): Promise<Result> {
  try {
    return await decode();
  } catch (error) {
    if (isTimeout(error)) throw error;
    throw new Unreadable('photo-unreadable', { cause: error });
  }
}

const isTimeout = (error: unknown): boolean => error instanceof Error && /^timeout: /m.test(error.message);

class Unreadable extends Error {
  override readonly name = 'Unreadable';
}
