import 'server-only';
import sharp, { type Metadata, type ResizeOptions, type Sharp, type SharpOptions } from 'sharp';
import { IMAGE_LIMITS, IMAGE_WORK } from '../config/constants';
import { createConcurrencyLimit } from '../http/concurrency-limit';
import { PictureFault, type PictureFaultCode } from './fault';
import type { Modifiers, OutputFormat } from './modifiers';

// libvips' own cache would rarely help, and two pictures at once already use two cores.
sharp.cache(false);
sharp.concurrency(1);

/** Measured in bench/images.mjs: higher efforts cost more CPU than they save in bytes. */
const WEBP_EFFORT = 2;
const AVIF_EFFORT = 0;
/** AVIF looks the same at a lower quality value. Requests use the scale of JPEG and WebP. */
const AVIF_QUALITY_OFFSET = 20;

const WHITE = '#ffffff';

/** Limits work on pictures. @throws PictureFault 503 if the queue is full or the wait is too long */
export const pictureLimit = (concurrency: number) =>
  createConcurrencyLimit({
    ...{ concurrency, maxQueue: IMAGE_WORK.queued, maxWaitMs: IMAGE_WORK.waitMs },
    refusal: () => new PictureFault('too-busy'),
  });

/** Decoding an AVIF of 50 megapixels takes 0.9 GB of memory, a progressive JPEG 0.2 GB: one at a time. */
const largeInTurn = pictureLimit(1);

/** M1 M2: rotates by EXIF, in sRGB, without metadata. @throws PictureFault 413, 415, 500, 503 after ten seconds */
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

const isOpaque = (colour: string): boolean => colour.length === WHITE.length || colour.endsWith('ff');

function resizing({ width, height, fit, background }: Modifiers, upright: Metadata['autoOrient']): ResizeOptions {
  const side = IMAGE_LIMITS.side;
  const box = { width: width ?? side, height: height ?? side, withoutEnlargement: true };
  if (fit === null) return { ...box, fit: 'inside' };
  if (fit === 'outside' && isOverLimit(upright, box)) return { ...box, width: side, height: side, fit: 'inside' };
  return { ...box, fit, background: background ?? '#00000000' };
}

/** Whether a side would be over the limit if the picture covers the box uncropped. */
function isOverLimit(upright: Metadata['autoOrient'], box: { width: number; height: number }): boolean {
  const scale = Math.min(1, Math.max(box.width / upright.width, box.height / upright.height));
  return scale * Math.max(upright.width, upright.height) > IMAGE_LIMITS.side;
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

/** By default decodes a truncated file as far as possible, as browsers do. */
const opened = (source: Buffer, failOn: SharpOptions['failOn'] = 'none'): Sharp =>
  sharp(source, { limitInputPixels: IMAGE_LIMITS.pixels, failOn, autoOrient: true }).timeout({
    seconds: IMAGE_LIMITS.transformSeconds,
  });

const hasMessage = (error: unknown, pattern: RegExp): boolean => error instanceof Error && pattern.test(error.message);
const isTimeout = (error: unknown): boolean => hasMessage(error, /^timeout: /m);

/** Undefined if the whole picture can be decoded. */
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

type PictureType = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

/** By the first bytes. Null for anything else, including SVG and text. */
export function pictureType(bytes: Buffer): PictureType | null {
  if (text(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (/^GIF8[79]a$/.test(text(bytes, 0, 6))) return 'gif';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp';
  return brands(bytes).some((brand) => brand === 'avif' || brand === 'avis') ? 'avif' : null;
}

/** A phone format that sharp cannot decode. */
export const isHeic = (bytes: Buffer): boolean =>
  brands(bytes).some((brand) => /^he(ic|ix|im|is|vc|vx|vm|vs)$/.test(brand));

/** The brands of an ISO media file (ISO/IEC 14496-12, `ftyp`), the major one first. */
function brands(bytes: Buffer): string[] {
  if (text(bytes, 4, 8) !== 'ftyp') return [];
  const [first, rest] = [text(bytes, 8, 12), text(bytes, 16, Math.min(bytes.readUInt32BE(0), 256))];
  return [first, ...(rest.match(/.{4}/gs) ?? [])];
}

const text = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);

const JPEG_END = Buffer.from([0xff, 0xd9]);

const lacksOnlyEnd = async (source: Buffer): Promise<boolean> =>
  pictureType(source) === 'jpeg' && (await decodingError(Buffer.concat([source, JPEG_END]), 'warning')) === undefined;

/** Decodes the whole picture. `cut-off`: visitors would see only a part. */
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
