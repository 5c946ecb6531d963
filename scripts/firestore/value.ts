import { z } from 'zod';

/** A field's value as Firestore's JSON writes it (google.firestore.v1.Value): one key, which names the type. */
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

/** An instant with six digits of a second, to which Firestore cuts it: such texts are in the order of their instants. */
export function canonicalInstant(text: string): string | null {
  const [, seconds, fraction = ''] = INSTANT.exec(text) ?? [];
  if (seconds === undefined || Number.isNaN(Date.parse(`${seconds}Z`))) return null;
  return `${seconds}.${fraction.slice(0, 6).padEnd(6, '0')}Z`;
}

/** A text of a request that is an instant, made canonical. */
export const instant = z.string().transform((text, context) => {
  const canonical = canonicalInstant(text);
  if (canonical !== null) return canonical;
  context.addIssue({ code: 'custom', message: `'${text}' is no instant in UTC` });
  return z.NEVER;
});

const integer = z.union([z.string().regex(/^-?\d{1,19}$/), z.int().transform(String)]);
const special = z.enum(['NaN', 'Infinity', '-Infinity']);

/** A value of a request; what is left out of a position or a list is zero or empty, as everywhere in proto3. */
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
