import 'server-only';
import Busboy, { type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import type { BodyRequest } from '../http/bounded-body';
import { BodyRefused } from './body-fault';
import { PHOTO_LIMITS } from './photo-limits';
import { type FormPhotos, PhotoCollector } from './sent-photos.server';

const PHOTO_FIELD = 'photos';

/** Five photographs and the rest of the form. */
const MOST_BYTES = PHOTO_LIMITS.count * PHOTO_LIMITS.bytes + 1024 * 1024;
/** The limit for everything outside photographs, part headers included. Reading stops beyond it. */
const MOST_OTHER_BYTES = 512 * 1024;
/** A whole enquiry over a slow line; the server ends a request of the form after 190 s (server/limits/limits.ts). */
const READ_WITHIN_MS = 180_000;

type Limits = { readonly bytes: number; readonly fields: number };
type Form = { readonly texts: readonly (readonly [string, string])[]; readonly photos: FormPhotos };
type Fail = (fault: BodyRefused) => void;

/** Counts the bytes received, and how many of them belong to photographs. */
class ByteCount {
  #all = 0;
  #photos = 0;
  /** Whether the body has contained a file of another field. */
  hasOtherFile = false;

  /** @throws BodyRefused */
  add(bytes: number): void {
    // The parser has not classified the new bytes yet.
    const other = this.#all - this.#photos;
    this.#all += bytes;
    if (this.#all > MOST_BYTES) throw new BodyRefused('too-large');
    if (other > MOST_OTHER_BYTES) throw new BodyRefused(this.hasOtherFile ? 'other-files' : 'too-long');
  }

  addPhoto(bytes: number): void {
    this.#photos += bytes;
  }
}

function readTexts(parser: BusboyInstance, limits: Limits, fail: Fail): [string, string][] {
  const texts: [string, string][] = [];
  let bytes = 0;
  parser.on('field', (name: string | undefined, value, _, isCut) => {
    bytes += Buffer.byteLength(value);
    if (isCut || bytes > limits.bytes) fail(new BodyRefused('too-long'));
    if (name !== undefined) texts.push([name, value]);
  });
  parser.on('fieldsLimit', () => fail(new BodyRefused('unreadable')));
  return texts;
}

function readPhoto(file: BusboyFileStream, collector: PhotoCollector, count: ByteCount, fail: Fail): void {
  const photo = collector.file();
  file.on('data', (piece: Buffer) => {
    count.addPhoto(piece.length);
    if (!photo.add(piece)) fail(new BodyRefused('too-busy'));
  });
  file.on('end', () => photo.end());
}

function readPhotos(parser: BusboyInstance, count: ByteCount, fail: Fail): PhotoCollector {
  const collector = new PhotoCollector();
  parser.on('file', (name: string | undefined, file, fileName: string | undefined) => {
    // A file that is cut off by the end of the body emits an error; the parser reports it as well.
    file.on('error', () => undefined);
    // Browsers send a file field without a choice as an empty file without a name.
    if (name === PHOTO_FIELD && fileName) readPhoto(file, collector, count, fail);
    else
      file
        .once('data', () => {
          count.hasOtherFile = true;
        })
        .resume();
  });
  return collector;
}

const write = (parser: BusboyInstance, bytes: Uint8Array): Promise<void> =>
  new Promise((resolve) => parser.write(bytes, () => resolve()));

const finish = (parser: BusboyInstance): Promise<void> =>
  new Promise((resolve) => parser.once('finish', resolve).end());

/** Gives a body to the parser piece by piece, until it ends or `failure` rejects. */
async function feed(
  body: BodyRequest['body'],
  parser: BusboyInstance,
  count: ByteCount,
  failure: Promise<never>,
): Promise<void> {
  // The iterator is not closed early: closing it would end the connection before the answer is sent.
  const chunks = body?.[Symbol.asyncIterator]();
  for (;;) {
    const next = await Promise.race([chunks?.next(), failure]);
    if (next === undefined || next.done) break;
    count.add(next.value.length);
    await Promise.race([write(parser, next.value), failure]);
  }
  await Promise.race([finish(parser), failure]);
}

/**
 * Reads a multipart form: its texts and the files of the photograph field; other files are skipped. Reading stops at the
 * size of a form with five photographs. A photograph over its own limit is read to its end and dropped, so that the sender
 * gets an answer.
 * @throws BodyRefused
 */
export async function readMultipart({ headers, body }: BodyRequest, limits: Limits): Promise<Form> {
  if (Number(headers.get('content-length') ?? 0) > MOST_BYTES) throw new BodyRefused('too-large');
  const parser = new Busboy({
    headers: { 'content-type': headers.get('content-type') ?? '' },
    // Large enough for a whole body: the parser would wait forever for a skipped part that fills its buffer.
    fileHwm: MOST_BYTES,
    limits: { fields: limits.fields, fieldSize: limits.bytes, headerPairs: 20, headerSize: 4 * 1024 },
  });
  const count = new ByteCount();
  let fail: (fault: Error) => void = () => undefined;
  const failure = new Promise<never>((_, reject) => {
    fail = reject;
  });
  failure.catch(() => undefined);
  parser.on('error', fail);
  const texts = readTexts(parser, limits, fail);
  const collector = readPhotos(parser, count, fail);
  const timer = setTimeout(() => fail(new BodyRefused('too-slow')), READ_WITHIN_MS);
  try {
    await feed(body, parser, count, failure);
    return { texts, photos: collector.photos() };
  } finally {
    clearTimeout(timer);
    parser.destroy();
    collector.release();
  }
}
