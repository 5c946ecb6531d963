import 'server-only';
import sharp, { type Sharp } from 'sharp';
import { pictureType } from '../images/picture-type';
import { photoMemory } from './photo-memory.server';

/** Pixels of a photograph before it is made smaller: a little over what fifty-megapixel phones take. */
const MOST_PIXELS = 52_000_000;
const LONGEST_SIDE = 1_600;
/** A document of Firestore holds 1 MiB. */
const MOST_BYTES = 700_000;
const MADE_WITHIN_SECONDS = 10;
/** The first that is small enough counts; a wall of leaves needs the second, noise the last. */
const QUALITIES = [80, 65, 50, 35, 20] as const;
const WHITE = '#ffffff';

/** What those that wait may hold together, in bytes: four whole enquiries, or many small ones. */
const MOST_WAITING_BYTES = 100 * 1024 * 1024;

/** A photograph that is none, is broken, or is larger than any camera's. */
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

/** The picture upright and no larger than anybody needs it, decoded once. */
async function decoded(file: Buffer): Promise<Sharp> {
  const { data, info } = await sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error', autoOrient: true })
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

async function eachAnew(files: readonly Buffer[]): Promise<Buffer[]> {
  const made: Buffer[] = [];
  for (const file of files) made.push(await jpegOf(file));
  return made;
}

/**
 * Makes photographs anew as JPEG of at most 700 kB, upright, in their order; null where one of them is no whole JPEG, PNG,
 * WebP, AVIF or GIF.
 * @throws Error where they cannot be made now: too many want it, or it takes too long
 */
export async function madeAnew(files: readonly Buffer[]): Promise<Buffer[] | null> {
  if (files.some((file) => pictureType(file) === null)) return null;
  const bytes = files.reduce((sum, { length }) => sum + length, 0);
  const memory = photoMemory();
  if (memory.waiting + bytes > MOST_WAITING_BYTES) throw new Error('too many photographs at once');
  memory.waiting += bytes;
  try {
    return files.length === 0 ? [] : await memory.inTurn(() => eachAnew(files));
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  } finally {
    memory.waiting -= bytes;
  }
}
