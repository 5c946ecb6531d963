import 'server-only';
import sharp, { type Metadata, type ResizeOptions, type Sharp } from 'sharp';
import { IMAGE_LIMITS } from '../config/constants';
import type { OutputFormat } from './accepted-format';
import { PictureFault } from './fault';
import type { Modifiers } from './modifiers';
import { pictureType } from './picture-type';

// Operations repeat too rarely for libvips' own cache, and two pictures at once already use two cores.
sharp.cache(false);
sharp.concurrency(1);

/** WebP effort 2 and AVIF effort 0: measured in bench/images.mjs; each step more costs more than it saves. */
const WEBP_EFFORT = 2;
const AVIF_EFFORT = 0;
/** AVIF looks the same at a lower figure; the asked quality is on the scale of JPEG and WebP. */
const AVIF_QUALITY_LESS = 20;

const WHITE = '#ffffff';
const isOpaque = (colour: string): boolean => colour.length === WHITE.length || colour.endsWith('ff');

/** Whether a picture that covers the box uncropped has a side over the limit; in pixels, the picture upright. */
function isOverLimit(upright: Metadata['autoOrient'], box: { width: number; height: number }): boolean {
  const scale = Math.min(1, Math.max(box.width / upright.width, box.height / upright.height));
  return scale * Math.max(upright.width, upright.height) > IMAGE_LIMITS.side;
}

/** Never larger than the source, never a side over the limit. */
function resizing({ width, height, fit, background }: Modifiers, upright: Metadata['autoOrient']): ResizeOptions {
  const side = IMAGE_LIMITS.side;
  const box = { width: width ?? side, height: height ?? side, withoutEnlargement: true };
  if (fit === null) return { ...box, fit: 'inside' };
  if (fit === 'outside' && isOverLimit(upright, box)) return { ...box, width: side, height: side, fit: 'inside' };
  return { ...box, fit, background: background ?? '#00000000' };
}

function encoded(picture: Sharp, format: Exclude<OutputFormat, 'plain'>, quality: number): Sharp {
  switch (format) {
    case 'webp':
      return picture.webp({ quality, effort: WEBP_EFFORT });
    case 'avif':
      return picture.avif({
        quality: Math.max(1, quality - AVIF_QUALITY_LESS),
        effort: AVIF_EFFORT,
        chromaSubsampling: '4:2:0',
      });
    case 'jpeg':
      return picture.jpeg({ quality });
    case 'png':
      return picture.png();
  }
}

async function checkedFacts(picture: Sharp): Promise<Metadata> {
  const facts = await picture.metadata();
  if (facts.width * facts.height > IMAGE_LIMITS.pixels) throw new PictureFault('too-many-pixels');
  return facts;
}

const opened = (source: Buffer): Sharp =>
  sharp(source, { limitInputPixels: IMAGE_LIMITS.pixels, failOn: 'error', autoOrient: true }).timeout({
    seconds: IMAGE_LIMITS.transformSeconds,
  });

/** libvips tells its errors apart by their words only. */
const says = (error: unknown, words: RegExp): boolean => error instanceof Error && words.test(error.message);
const isTimeout = (error: unknown): boolean => says(error, /^timeout: /m);

/** Whether the picture cannot be decoded to its end, by making as little of it as can be. */
const isBroken = (source: Buffer): Promise<boolean> =>
  opened(source)
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer()
    .then(
      () => false,
      (error: unknown) => !isTimeout(error),
    );

async function asFault(error: unknown, source: Buffer): Promise<PictureFault> {
  if (error instanceof PictureFault) return error;
  if (says(error, /exceeds pixel limit/)) return new PictureFault('too-many-pixels');
  if (isTimeout(error)) return new PictureFault('making-too-slow');
  return (await isBroken(source)) ? new PictureFault('not-a-picture') : new PictureFault('not-made', { cause: error });
}

/**
 * M1 M2: makes a picture from the bytes of another: upright by EXIF, in sRGB, without metadata, the first frame of
 * several.
 * @throws PictureFault 413 over 40 megapixels, 415 for anything but a whole JPEG, PNG, WebP, AVIF or GIF, 500 when the
 * picture is whole and yet none could be made of it, 503 after ten seconds
 */
export async function transform(source: Buffer, modifiers: Modifiers, output: OutputFormat): Promise<Buffer> {
  if (pictureType(source) === null) throw new PictureFault('not-a-picture');
  try {
    const picture = opened(source);
    const { hasAlpha, autoOrient } = await checkedFacts(picture);
    const format = output === 'plain' ? (hasAlpha ? 'png' : 'jpeg') : output;
    const ground = modifiers.background ?? (format === 'jpeg' ? WHITE : null);
    if (ground !== null && (isOpaque(ground) || format === 'jpeg')) picture.flatten({ background: ground });
    return await encoded(picture.resize(resizing(modifiers, autoOrient)), format, modifiers.quality).toBuffer();
  } catch (error) {
    throw await asFault(error, source);
  }
}
