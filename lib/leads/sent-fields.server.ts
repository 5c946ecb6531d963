import 'server-only';
import { z } from 'zod';
import { boundedBody, type SentBody } from '../http/bounded-body';

/** Fields that were sent, whatever their encoding; anything that is not text is not there. */
export type SentFields = {
  readonly get: (field: string) => string | undefined;
  readonly names: () => Iterable<string>;
};

export type BodyFault = 'too-large' | 'unsupported' | 'unreadable';

/** A form filled to its limits takes 20 kB, thrice that in percent signs. */
const MOST_BYTES = 64 * 1024;
const MOST_FIELDS = 100;

const jsonFields = z.record(z.string(), z.unknown());

function fieldsOf(pairs: Iterable<readonly [string, unknown]>): SentFields | BodyFault {
  const texts = new Map<string, string>();
  for (const [name, value] of pairs) {
    if (texts.size >= MOST_FIELDS) return 'unreadable';
    // The first of a repeated name counts.
    if (typeof value === 'string' && !texts.has(name)) texts.set(name, value);
  }
  return { get: (field) => texts.get(field), names: () => texts.keys() };
}

type Reader = (body: Buffer, contentType: string) => Promise<SentFields | BodyFault> | SentFields | BodyFault;

const READERS: Readonly<Record<string, Reader>> = {
  'application/x-www-form-urlencoded': (body) => fieldsOf(new URLSearchParams(body.toString())),
  'application/json': (body) => fieldsOf(Object.entries(jsonFields.parse(JSON.parse(body.toString())))),
  'multipart/form-data': async (body, contentType) =>
    fieldsOf(await new Response(new Uint8Array(body), { headers: { 'Content-Type': contentType } }).formData()),
};

/** The fields of a form-encoded, multipart or JSON body, or why they cannot be had. */
export async function sentFields(sent: SentBody): Promise<SentFields | BodyFault> {
  const contentType = sent.headers.get('content-type') ?? '';
  const kind = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  const read = Object.hasOwn(READERS, kind) ? READERS[kind] : undefined;
  if (read === undefined) return 'unsupported';
  try {
    const body = await boundedBody(sent, MOST_BYTES);
    return body === null ? 'too-large' : await read(body, contentType);
  } catch {
    return 'unreadable';
  }
}
