import { canonicalInstant, type Fields, type Value } from './value';

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
