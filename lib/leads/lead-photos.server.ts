import 'server-only';
import sharp, { type Sharp } from 'sharp';
import { IMAGE_LIMITS } from '../config/constants';
import { isHeic, pictureType } from '../images/picture-type';
import type { LeftOutPhoto } from './left-out-photos';
import { photoMemory } from './photo-memory.server';

const LONGEST_SIDE = 1_600;
/** A document of Firestore holds 1 MiB. */
const MOST_BYTES = 700_000;
const MADE_WITHIN_SECONDS = 10;
/** The first that is small enough counts; a wall of leaves needs the second, noise the last. */
const QUALITIES = [80, 65, 50, 35, 20] as const;
const WHITE = '#ffffff';

/** What those that wait may hold together, in bytes: four whole enquiries, or many small ones. */
const MOST_WAITING_BYTES = 100 * 1024 * 1024;

/** What can be kept of the photographs that were sent, in their order, and which of them cannot. */
export type MadePhotos = {
  readonly photos: readonly { readonly jpeg: Buffer; readonly source: Buffer }[];
  readonly leftOut: readonly LeftOutPhoto[];
};

/** A photograph of which nothing can be decoded, or that is larger than any camera's. */
class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

const isTimeout = (error: unknown): boolean => error instanceof Error && /^timeout: /m.test(error.message);

async function readable<Made>(make: () => Promise<Made>): Promise<Made> {
  try {
    return await make();
  } catch (error) {
    if (isTimeout(error)) throw error;
    throw new Unreadable('photo-unreadable', { cause: error });
  }
}

/** The picture upright and no larger than anybody needs it, decoded once; of one that is cut off what there is. */
async function decoded(file: Buffer): Promise<Sharp> {
  const { data, info } = await sharp(file, { limitInputPixels: IMAGE_LIMITS.pixels, failOn: 'none', autoOrient: true })
    .timeout({ seconds: MADE_WITHIN_SECONDS })
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: WHITE })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

/** A JPEG made anew from a photograph, without a word of what stood in it besides the picture: where, when, with what. */
async function jpegOf(file: Buffer): Promise<Buffer> {
  const picture = await readable(() => decoded(file));
  for (const quality of QUALITIES) {
    const jpeg = await picture.clone().jpeg({ quality }).toBuffer();
    if (jpeg.length <= MOST_BYTES) return jpeg;
  }
  throw new Unreadable('photo-unreadable');
}

/** Why none can be made of a file, as far as its first bytes tell. */
function reasonAgainst(file: Buffer): LeftOutPhoto['reason'] | undefined {
  if (file.length === 0) return 'empty';
  if (pictureType(file) !== null) return undefined;
  return isHeic(file) ? 'heic' : 'unreadable';
}

async function anew(source: Buffer): Promise<Buffer | LeftOutPhoto['reason']> {
  try {
    return reasonAgainst(source) ?? (await jpegOf(source));
  } catch (error) {
    if (error instanceof Unreadable) return 'unreadable';
    throw error;
  }
}

async function eachAnew(files: readonly Buffer[]): Promise<MadePhotos> {
  const photos: MadePhotos['photos'][number][] = [];
  const leftOut: LeftOutPhoto[] = [];
  for (const [index, source] of files.entries()) {
    const made = await anew(source);
    if (typeof made === 'string') leftOut.push({ number: index + 1, reason: made });
    else photos.push({ jpeg: made, source });
  }
  return { photos, leftOut };
}

/**
 * Makes photographs anew as JPEG of at most 700 kB, upright, in their order. What is no JPEG, PNG, WebP, AVIF or GIF that
 * can be decoded is left out.
 * @throws Error where they cannot be made now: too many want it, or it takes too long
 */
export async function madeAnew(files: readonly Buffer[]): Promise<MadePhotos> {
  const bytes = files.reduce((sum, { length }) => sum + length, 0);
  const memory = photoMemory();
  if (memory.waiting + bytes > MOST_WAITING_BYTES) throw new Error('too many photographs at once');
  memory.waiting += bytes;
  try {
    return files.length === 0 ? { photos: [], leftOut: [] } : await memory.inTurn(() => eachAnew(files));
  } finally {
    memory.waiting -= bytes;
  }
}
