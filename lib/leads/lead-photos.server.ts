import 'server-only';
import sharp, { type Sharp } from 'sharp';
import { IMAGE_LIMITS } from '../config/constants';
import { createLimiter } from '../media/limiter';
import { isHeic, pictureType } from '../media/picture-type';
import type { LeftOutPhoto } from './left-out-photos';

const LONGEST_SIDE = 1_600;
/** A document of Firestore holds 1 MiB. */
const MOST_BYTES = 700_000;
const DECODE_TIMEOUT_SECONDS = 10;
/** The first that is small enough counts; a wall of leaves needs the second, noise the last. */
const QUALITIES = [80, 65, 50, 35, 20] as const;
const WHITE = '#ffffff';

/** The most bytes that waiting photographs may hold together: four full enquiries. */
const MOST_WAITING_BYTES = 100 * 1024 * 1024;

let waitingBytes = 0;

/** One enquiry at a time, so that pages are rendered beside it. */
const inTurn = createLimiter({ concurrency: 1, queued: 200, waitMs: 60_000 });

/** The photographs that can be kept, in the order they were sent, and those that were left out. */
export type ReencodedPhotos = {
  readonly photos: readonly { readonly jpeg: Buffer; readonly source: Buffer }[];
  readonly leftOut: readonly LeftOutPhoto[];
};

/** The photograph cannot be decoded at all, or has more pixels than any camera takes. */
class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

const isTimeout = (error: unknown): boolean => error instanceof Error && /^timeout: /m.test(error.message);

async function readable<Result>(decode: () => Promise<Result>): Promise<Result> {
  try {
    return await decode();
  } catch (error) {
    if (isTimeout(error)) throw error;
    throw new Unreadable('photo-unreadable', { cause: error });
  }
}

/** The picture decoded once, upright, within 1,600 × 1,600 px. A truncated file is decoded as far as possible. */
async function decoded(file: Buffer): Promise<Sharp> {
  const { data, info } = await sharp(file, { limitInputPixels: IMAGE_LIMITS.pixels, failOn: 'none', autoOrient: true })
    .timeout({ seconds: DECODE_TIMEOUT_SECONDS })
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: WHITE })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

/** A photograph re-encoded as JPEG, without metadata such as its place, time and camera. */
async function jpegOf(file: Buffer): Promise<Buffer> {
  const picture = await readable(() => decoded(file));
  for (const quality of QUALITIES) {
    const jpeg = await picture.clone().jpeg({ quality }).toBuffer();
    if (jpeg.length <= MOST_BYTES) return jpeg;
  }
  throw new Unreadable('photo-unreadable');
}

/** The reason to leave a file out that its first bytes show; undefined for none. */
function reasonAgainst(file: Buffer): LeftOutPhoto['reason'] | undefined {
  if (file.length === 0) return 'empty';
  if (pictureType(file) !== null) return undefined;
  return isHeic(file) ? 'heic' : 'unreadable';
}

async function reencode(source: Buffer): Promise<Buffer | LeftOutPhoto['reason']> {
  try {
    return reasonAgainst(source) ?? (await jpegOf(source));
  } catch (error) {
    if (error instanceof Unreadable) return 'unreadable';
    throw error;
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

/**
 * Re-encodes photographs as upright JPEGs of at most 700 kB, in their order. A file that is not a decodable JPEG, PNG,
 * WebP, AVIF or GIF is left out.
 * @throws Error if too many photographs are waiting, or if decoding takes too long
 */
export async function reencodePhotos(files: readonly Buffer[]): Promise<ReencodedPhotos> {
  const bytes = files.reduce((sum, { length }) => sum + length, 0);
  if (waitingBytes + bytes > MOST_WAITING_BYTES) throw new Error('too many photographs at once');
  waitingBytes += bytes;
  try {
    return files.length === 0 ? { photos: [], leftOut: [] } : await inTurn(() => reencodeEach(files));
  } finally {
    waitingBytes -= bytes;
  }
}
