import { z } from 'zod';

/** A field's value in Firestore's JSON format (google.firestore.v1.Value). Its only key is the type. */
export type Value =
  | { readonly nullValue: null }
  | { readonly booleanValue: boolean }
  | { readonly integerValue: string }
  | { readonly doubleValue: number | 'NaN' | 'Infinity' | '-Infinity' }
  | { readonly timestampValue: string }
  | { readonly stringValue: string }
  | { readonly bytesValue: string }
  | { readonly referenceValue: string }
  | { readonly geoPointValue: { readonly latitude: number; readonly longitude: number } }
  | { readonly arrayValue: { readonly values?: readonly Value[] } }
  | { readonly mapValue: { readonly fields?: Fields } };

export type Fields = Readonly<Record<string, Value>>;

const INSTANT = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?Z$/;

/** A UTC timestamp truncated to microseconds, as in Firestore. Such texts sort by time. Null if it is invalid. */
export function canonicalInstant(text: string): string | null {
  const [, seconds, fraction = ''] = INSTANT.exec(text) ?? [];
  if (seconds === undefined || Number.isNaN(Date.parse(`${seconds}Z`))) return null;
  return `${seconds}.${fraction.slice(0, 6).padEnd(6, '0')}Z`;
}

export const instant = z.string().transform((text, context) => {
  const canonical = canonicalInstant(text);
  if (canonical !== null) return canonical;
  context.addIssue({ code: 'custom', message: `'${text}' is not a UTC timestamp` });
  return z.NEVER;
});

const integer = z.union([z.string().regex(/^-?\d{1,19}$/), z.int().transform(String)]);
const special = z.enum(['NaN', 'Infinity', '-Infinity']);

/** A value in a request. A missing coordinate or list is zero or empty, as always in proto3. */
export const value: z.ZodType<Value> = z.lazy(() =>
  z.union([
    z.strictObject({ stringValue: z.string() }),
    z.strictObject({ integerValue: integer }),
    z.strictObject({ mapValue: z.strictObject({ fields: fields.optional() }) }),
    z.strictObject({ arrayValue: z.strictObject({ values: z.array(value).optional() }) }),
    z.strictObject({ booleanValue: z.boolean() }),
    z.strictObject({ doubleValue: z.union([z.number(), special]) }),
    z.strictObject({ timestampValue: instant }),
    z.strictObject({ nullValue: z.union([z.null(), z.literal('NULL_VALUE')]).transform(() => null) }),
    z.strictObject({ referenceValue: z.string() }),
    z.strictObject({ bytesValue: z.string() }),
    z.strictObject({
      geoPointValue: z.strictObject({ latitude: z.number().default(0), longitude: z.number().default(0) }),
    }),
  ]),
);

export const fields: z.ZodType<Fields> = z.record(z.string(), value);

/** Converts plain data to a value. An ISO text stays text; only a `Date` becomes a timestamp. */
function valueOfPlain(data: unknown): Value {
  if (typeof data === 'string') return { stringValue: data };
  if (typeof data === 'boolean') return { booleanValue: data };
  if (typeof data === 'number') {
    return Number.isSafeInteger(data) ? { integerValue: String(data) } : { doubleValue: data };
  }
  if (data instanceof Date) return { timestampValue: canonicalInstant(data.toISOString()) ?? '' };
  if (Array.isArray(data)) return { arrayValue: { values: data.map(valueOfPlain) } };
  return typeof data === 'object' && data !== null
    ? { mapValue: { fields: fieldsOfPlain(data) } }
    : { nullValue: null };
}

/** Converts plain data to the fields of a document. Leaves out undefined values. */
export const fieldsOfPlain = (data: object): Fields =>
  Object.fromEntries(
    Object.entries(data)
      .filter(([, field]) => field !== undefined)
      .map(([key, field]) => [key, valueOfPlain(field)]),
  );

/** A document in Firestore's JSON format. `name` is its full name: `projects/…/documents/listings/rm-1001`. */
export type StoredDocument = {
  readonly name: string;
  readonly fields: Fields;
  readonly createTime: string;
  readonly updateTime: string;
};

let last = 0;

/** The time of a commit, in microseconds. Each call returns a later time, so that preconditions can compare commits. */
export function commitTime(): string {
  last = Math.max(Date.now() * 1_000, last + 1);
  const seconds = new Date(Math.floor(last / 1_000)).toISOString().slice(0, 19);
  return canonicalInstant(`${seconds}.${String(last % 1_000_000).padStart(6, '0')}Z`) ?? '';
}
