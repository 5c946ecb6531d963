import 'server-only';
import Busboy, { type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { z } from 'zod';
import { type BodyRequest, boundedBody } from '../http/requests';
import { PHOTO_LIMITS } from './lead-form';
import { type FormPhotos, NO_PHOTOS, PhotoCollector } from './sent-photos.server';

/** Why a body is refused. `too-long` concerns its texts, `too-large` its photographs, `other-files` its other files. */
export type BodyFault =
  | 'too-large'
  | 'too-long'
  | 'other-files'
  | 'unsupported'
  | 'unreadable'
  | 'too-slow'
  | 'too-busy';

export type FormFields = {
  readonly get: (field: string) => string | undefined;
  readonly names: () => Iterable<string>;
  readonly photos: FormPhotos;
};

const PHOTO_FIELD = 'photos';

const MAX_BYTES = PHOTO_LIMITS.count * PHOTO_LIMITS.bytes + 1024 * 1024;
/** The limit for everything except photographs, including part headers. */
const MAX_OTHER_BYTES = 512 * 1024;
/** For a slow connection. The server ends the request after 190 s (server/limits/limits.ts). */
export const READ_WITHIN_MS = 180_000;

type Limits = { readonly bytes: number; readonly fields: number };
type Form = { readonly texts: readonly (readonly [string, string])[]; readonly photos: FormPhotos };
type Fail = (fault: BodyRefused) => void;

/** A full form takes 20 kB, or 60 kB with percent-encoding. */
const MAX_TEXT_BYTES = 64 * 1024;
const MAX_FIELDS = 100;

const jsonFields = z.record(z.string(), z.unknown());

type Reader = (sent: BodyRequest) => Promise<FormFields | BodyFault>;

export async function readFormFields(sent: BodyRequest): Promise<FormFields | BodyFault> {
  const contentType = sent.headers.get('content-type') ?? '';
  const kind = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  const read = Object.hasOwn(READERS, kind) ? READERS[kind] : undefined;
  if (read === undefined) return 'unsupported';
  try {
    return await read(sent);
  } catch (error) {
    return error instanceof BodyRefused ? error.fault : 'unreadable';
  }
}

const READERS: Readonly<Record<string, Reader>> = {
  'application/x-www-form-urlencoded': async (sent) => fieldsOf(new URLSearchParams(await wholeText(sent))),
  'application/json': async (sent) => fieldsOf(Object.entries(jsonFields.parse(JSON.parse(await wholeText(sent))))),
  'multipart/form-data': async (sent) => {
    const { texts, photos } = await readMultipart(sent, { bytes: MAX_TEXT_BYTES, fields: MAX_FIELDS });
    return fieldsOf(texts, photos);
  },
};

async function wholeText(sent: BodyRequest): Promise<string> {
  const body = await boundedBody(sent, MAX_TEXT_BYTES);
  if (body === null) throw new BodyRefused('too-long');
  return body.toString();
}

function fieldsOf(pairs: Iterable<readonly [string, unknown]>, photos: FormPhotos = NO_PHOTOS): FormFields | BodyFault {
  const texts = new Map<string, string>();
  for (const [name, value] of pairs) {
    if (texts.size >= MAX_FIELDS) return 'unreadable';
    if (typeof value === 'string' && !texts.has(name)) texts.set(name, value);
  }
  return { get: (field) => texts.get(field), names: () => texts.keys(), photos };
}

/** Reads texts and photographs, and skips other files. Drops photographs over the limit. @throws BodyRefused */
async function readMultipart({ headers, body }: BodyRequest, limits: Limits): Promise<Form> {
  if (Number(headers.get('content-length') ?? 0) > MAX_BYTES) throw new BodyRefused('too-large');
  const parser = new Busboy({
    headers: { 'content-type': headers.get('content-type') ?? '' },
    // The parser would wait forever if a skipped part filled this buffer.
    fileHwm: MAX_BYTES,
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

async function feed(
  body: BodyRequest['body'],
  parser: BusboyInstance,
  count: ByteCount,
  failure: Promise<never>,
): Promise<void> {
  // Closing the iterator would end the connection before the answer is sent.
  const chunks = body?.[Symbol.asyncIterator]();
  for (;;) {
    const next = await Promise.race([chunks?.next(), failure]);
    if (next === undefined || next.done) break;
    count.add(next.value.length);
    await Promise.race([write(parser, next.value), failure]);
  }
  await Promise.race([finish(parser), failure]);
}

const write = (parser: BusboyInstance, bytes: Uint8Array): Promise<void> =>
  new Promise((resolve) => parser.write(bytes, () => resolve()));

const finish = (parser: BusboyInstance): Promise<void> =>
  new Promise((resolve) => parser.once('finish', resolve).end());

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

function readPhotos(parser: BusboyInstance, count: ByteCount, fail: Fail): PhotoCollector {
  const collector = new PhotoCollector();
  parser.on('file', (name: string | undefined, file, fileName: string | undefined) => {
    // The parser also reports a file that the end of the body cuts off.
    file.on('error', () => undefined);
    // Browsers send an empty file without a name if no file was chosen.
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

function readPhoto(file: BusboyFileStream, collector: PhotoCollector, count: ByteCount, fail: Fail): void {
  const photo = collector.file();
  file.on('data', (piece: Buffer) => {
    count.addPhoto(piece.length);
    if (!photo.add(piece)) fail(new BodyRefused('too-busy'));
  });
  file.on('end', () => photo.end());
}

class ByteCount {
  #all = 0;
  #photos = 0;
  hasOtherFile = false;

  /** @throws BodyRefused */
  add(bytes: number): void {
    // The parser has not classified the new bytes yet.
    const other = this.#all - this.#photos;
    this.#all += bytes;
    if (this.#all > MAX_BYTES) throw new BodyRefused('too-large');
    if (other > MAX_OTHER_BYTES) throw new BodyRefused(this.hasOtherFile ? 'other-files' : 'too-long');
  }

  addPhoto(bytes: number): void {
    this.#photos += bytes;
  }
}

export class BodyRefused extends Error {
  override readonly name = 'BodyRefused';
  constructor(readonly fault: BodyFault) {
    super(fault);
  }
}
