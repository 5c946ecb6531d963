import 'server-only';
import sharp, { type Metadata, type ResizeOptions, type Sharp, type SharpOptions } from 'sharp';
import { IMAGE_LIMITS, IMAGE_WORK } from '../config/constants';
import type { OutputFormat } from './accepted-format';
import { PictureFault, type PictureFaultCode } from './fault';
import { createLimiter } from './limiter';
import type { Modifiers } from './modifiers';
import { isHeic, pictureType } from './picture-type';

// Operations repeat too rarely for libvips' own cache, and processing two pictures at once already uses two cores.
sharp.cache(false);
sharp.concurrency(1);

/**
 * WebP effort 2 and AVIF effort 0, measured in bench/images.mjs: higher efforts cost more CPU than they save in bytes.
 */
const WEBP_EFFORT = 2;
const AVIF_EFFORT = 0;
/** AVIF looks the same at a lower quality value. Requests use the scale of JPEG and WebP. */
const AVIF_QUALITY_OFFSET = 20;

const WHITE = '#ffffff';
const isOpaque = (colour: string): boolean => colour.length === WHITE.length || colour.endsWith('ff');

/**
 * Whether a picture that covers the box uncropped would have a side over the limit. Sizes are in pixels after EXIF
 * rotation.
 */
function isOverLimit(upright: Metadata['autoOrient'], box: { width: number; height: number }): boolean {
  const scale = Math.min(1, Math.max(box.width / upright.width, box.height / upright.height));
  return scale * Math.max(upright.width, upright.height) > IMAGE_LIMITS.side;
}

/** Never enlarges the source, and never exceeds the limit for a side. */
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
        quality: Math.max(1, quality - AVIF_QUALITY_OFFSET),
        effort: AVIF_EFFORT,
        chromaSubsampling: '4:2:0',
      });
    case 'jpeg':
      return picture.jpeg({ quality });
    case 'png':
      return picture.png();
  }
}

async function checkedMetadata(picture: Sharp): Promise<Metadata> {
  const metadata = await picture.metadata();
  if (metadata.width * metadata.height > IMAGE_LIMITS.pixels) throw new PictureFault('too-many-pixels');
  return metadata;
}

/** By default decodes as much as possible of a truncated file, as browsers do. */
const opened = (source: Buffer, failOn: SharpOptions['failOn'] = 'none'): Sharp =>
  sharp(source, { limitInputPixels: IMAGE_LIMITS.pixels, failOn, autoOrient: true }).timeout({
    seconds: IMAGE_LIMITS.transformSeconds,
  });

/** Decoding an AVIF of 50 megapixels takes 0.9 GB of memory, a progressive JPEG 0.2 GB: one at a time. */
const largeInTurn = createLimiter({ ...IMAGE_WORK, concurrency: 1 });

/** libvips errors differ only in their messages. */
const hasMessage = (error: unknown, pattern: RegExp): boolean => error instanceof Error && pattern.test(error.message);
const isTimeout = (error: unknown): boolean => hasMessage(error, /^timeout: /m);

/** The error of decoding the whole picture to a single pixel; undefined if it succeeds. */
const decodingError = (source: Buffer, failOn?: SharpOptions['failOn']): Promise<unknown> =>
  opened(source, failOn)
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer()
    .then(
      () => undefined,
      (error: unknown) => error,
    );

async function asFault(error: unknown, source: Buffer): Promise<PictureFault> {
  if (error instanceof PictureFault) return error;
  if (hasMessage(error, /exceeds pixel limit/)) return new PictureFault('too-many-pixels');
  if (isTimeout(error)) return new PictureFault('making-too-slow');
  const decoding = await decodingError(source);
  const isWhole = decoding === undefined || isTimeout(decoding);
  return isWhole ? new PictureFault('not-made', { cause: error }) : new PictureFault('not-a-picture');
}

/**
 * M1 M2: processes a picture: rotated by EXIF, in sRGB, without metadata, first frame only.
 * @throws PictureFault 413 over 52 megapixels, 415 for anything but a JPEG, PNG, WebP, AVIF or GIF that browsers can
 * show, 500 if the source decodes but the output fails, 503 after ten seconds
 */
export async function transform(source: Buffer, modifiers: Modifiers, output: OutputFormat): Promise<Buffer> {
  if (pictureType(source) === null) throw new PictureFault('not-a-picture');
  try {
    const picture = opened(source);
    const { width, height, hasAlpha, autoOrient } = await checkedMetadata(picture);
    const format = output === 'plain' ? (hasAlpha ? 'png' : 'jpeg') : output;
    const background = modifiers.background ?? (format === 'jpeg' ? WHITE : null);
    if (background !== null && (isOpaque(background) || format === 'jpeg')) picture.flatten({ background });
    const result = encoded(picture.resize(resizing(modifiers, autoOrient)), format, modifiers.quality);
    return await (width * height > IMAGE_LIMITS.largePixels ? largeInTurn(() => result.toBuffer()) : result.toBuffer());
  } catch (error) {
    throw await asFault(error, source);
  }
}

const JPEG_END = Buffer.from([0xff, 0xd9]);

/** Whether a JPEG is complete except for its end marker. */
const lacksOnlyEnd = async (source: Buffer): Promise<boolean> =>
  pictureType(source) === 'jpeg' && (await decodingError(Buffer.concat([source, JPEG_END]), 'warning')) === undefined;

/**
 * The fault of a picture's bytes: they cannot be decoded, or visitors would see only part of the picture (`cut-off`).
 * Undefined for a good picture. Decodes the whole picture.
 */
export async function sourceFault(
  source: Buffer,
): Promise<PictureFaultCode | 'empty' | 'heic' | 'cut-off' | undefined> {
  if (source.length === 0) return 'empty';
  if (pictureType(source) === null) return isHeic(source) ? 'heic' : 'not-a-picture';
  try {
    await checkedMetadata(opened(source));
    if ((await decodingError(source, 'truncated')) === undefined) return undefined;
    const error = await decodingError(source);
    if (error !== undefined) throw error;
    return (await lacksOnlyEnd(source)) ? undefined : 'cut-off';
  } catch (error) {
    return (await asFault(error, source)).code;
  }
}
