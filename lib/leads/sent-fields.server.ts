import 'server-only';
import { z } from 'zod';
import { boundedBody } from '../http/bounded-body';
import { type BodyFault, BodyRefused } from './body-fault';
import { readMultipart } from './multipart-form.server';
import { NO_PHOTOS, type SentPhotos } from './sent-photos.server';

/** Fields that were sent, whatever their encoding; anything that is not text is not there. */
export type SentFields = {
  readonly get: (field: string) => string | undefined;
  readonly names: () => Iterable<string>;
  readonly photos: SentPhotos;
};

/** A form filled to its limits takes 20 kB, thrice that in percent signs. */
const MOST_BYTES = 64 * 1024;
const MOST_FIELDS = 100;

const jsonFields = z.record(z.string(), z.unknown());

function fieldsOf(pairs: Iterable<readonly [string, unknown]>, photos: SentPhotos = NO_PHOTOS): SentFields | BodyFault {
  const texts = new Map<string, string>();
  for (const [name, value] of pairs) {
    if (texts.size >= MOST_FIELDS) return 'unreadable';
    // The first of a repeated name counts.
    if (typeof value === 'string' && !texts.has(name)) texts.set(name, value);
  }
  return { get: (field) => texts.get(field), names: () => texts.keys(), photos };
}

type Reader = (request: Request) => Promise<SentFields | BodyFault>;

async function wholeText(request: Request): Promise<string> {
  const body = await boundedBody(request, MOST_BYTES);
  if (body === null) throw new BodyRefused('too-large');
  return body.toString();
}

const READERS: Readonly<Record<string, Reader>> = {
  'application/x-www-form-urlencoded': async (request) => fieldsOf(new URLSearchParams(await wholeText(request))),
  'application/json': async (request) =>
    fieldsOf(Object.entries(jsonFields.parse(JSON.parse(await wholeText(request))))),
  'multipart/form-data': async (request) => {
    const { texts, photos } = await readMultipart(request, { bytes: MOST_BYTES, fields: MOST_FIELDS });
    return fieldsOf(texts, photos);
  },
};

/** The fields of a form-encoded, multipart or JSON body, or why they cannot be had. Photographs come as multipart alone. */
export async function sentFields(request: Request): Promise<SentFields | BodyFault> {
  const contentType = request.headers.get('content-type') ?? '';
  const kind = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  const read = Object.hasOwn(READERS, kind) ? READERS[kind] : undefined;
  if (read === undefined) return 'unsupported';
  try {
    return await read(request);
  } catch (error) {
    return error instanceof BodyRefused ? error.fault : 'unreadable';
  }
}
