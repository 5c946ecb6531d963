import 'server-only';
import { z } from 'zod';
import { type BodyRequest, boundedBody } from '../http/bounded-body';
import { type BodyFault, BodyRefused } from './body-fault';
import { readMultipart } from './multipart-form.server';
import { type FormPhotos, NO_PHOTOS } from './sent-photos.server';

/** The text fields of a body, of any encoding. */
export type FormFields = {
  readonly get: (field: string) => string | undefined;
  readonly names: () => Iterable<string>;
  readonly photos: FormPhotos;
};

/** A form that is filled to its limits takes 20 kB, or 60 kB if percent-encoded. */
const MOST_BYTES = 64 * 1024;
const MOST_FIELDS = 100;

const jsonFields = z.record(z.string(), z.unknown());

function fieldsOf(pairs: Iterable<readonly [string, unknown]>, photos: FormPhotos = NO_PHOTOS): FormFields | BodyFault {
  const texts = new Map<string, string>();
  for (const [name, value] of pairs) {
    if (texts.size >= MOST_FIELDS) return 'unreadable';
    // The first of a repeated name counts.
    if (typeof value === 'string' && !texts.has(name)) texts.set(name, value);
  }
  return { get: (field) => texts.get(field), names: () => texts.keys(), photos };
}

type Reader = (sent: BodyRequest) => Promise<FormFields | BodyFault>;

async function wholeText(sent: BodyRequest): Promise<string> {
  const body = await boundedBody(sent, MOST_BYTES);
  if (body === null) throw new BodyRefused('too-long');
  return body.toString();
}

const READERS: Readonly<Record<string, Reader>> = {
  'application/x-www-form-urlencoded': async (sent) => fieldsOf(new URLSearchParams(await wholeText(sent))),
  'application/json': async (sent) => fieldsOf(Object.entries(jsonFields.parse(JSON.parse(await wholeText(sent))))),
  'multipart/form-data': async (sent) => {
    const { texts, photos } = await readMultipart(sent, { bytes: MOST_BYTES, fields: MOST_FIELDS });
    return fieldsOf(texts, photos);
  },
};

/** Reads the fields of a form-encoded, multipart or JSON body, or returns why it cannot. Only multipart has photographs. */
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
