import { z } from 'zod';
import { isRecord } from '../http/json';
import { bangkokDay } from '../i18n/dates';

/** An issue of a schema. `issue.message` is for logs; `refusal` gives the words for staff. */
export type Fault = { id: string; field: string; issue: z.core.$ZodIssue };
export type Parsed<T> = { ok: true; value: T; dropped: Fault[] } | { ok: false; faults: Fault[] };

type Fields = Record<string, unknown>;
type Issue = z.core.$ZodIssue;

export const idOf = (raw: unknown): string => (isRecord(raw) && typeof raw.id === 'string' ? raw.id : '(no id)');

function toFault(raw: unknown, issue: Issue): Fault {
  return { id: idOf(raw), field: issue.path.join('.') || '(document)', issue };
}

function accepts(schema: z.ZodObject, key: string, value: unknown): boolean {
  const field = schema.shape[key];
  return field instanceof z.ZodType && field.safeParse(value).success;
}

const isOptional = (schema: z.ZodObject, key: PropertyKey | undefined): key is string =>
  typeof key === 'string' && accepts(schema, key, undefined);

/** Dropped alone if invalid: a position, facts that not every listing has, pictures of people, a contact's order and pictures. */
const DISPENSABLE: ReadonlySet<PropertyKey> = new Set([
  'geo',
  'acquired',
  'plot',
  'plot_outline',
  'lease_terms',
  'inspection',
  'photo',
  'order',
  'isPhonenumber',
  'contact_image_url',
  'contact_image_grey_url',
]);

/** An unknown value in an optional enum drops only its field, and an invalid address drops only its picture. */
function isDroppable(schema: z.ZodObject, issue: Issue): boolean {
  const [key, , part] = issue.path;
  const isAddress = key === 'media' && part === 'url';
  return isOptional(schema, key) && (issue.code === 'invalid_value' || isAddress || DISPENSABLE.has(key));
}

function withoutFaults(raw: Fields, issues: Issue[]): Fields {
  const remaining: Fields = { ...raw };
  for (const key of new Set(issues.map((issue) => String(issue.path[0])))) {
    const own = issues.filter((issue) => issue.path[0] === key);
    const value = raw[key];
    if (Array.isArray(value) && own.every((issue) => typeof issue.path[1] === 'number')) {
      remaining[key] = value.filter((_, index) => !own.some((issue) => issue.path[1] === index));
    } else {
      delete remaining[key];
    }
  }
  return remaining;
}

/** Firestore and sheets write "nothing" as null. For an optional field that is not nullable, treat it as missing. */
export function withoutNulls(schema: z.ZodObject, raw: Fields): Fields {
  if (!Object.values(raw).includes(null)) return raw;
  const isValid = ([key, value]: [string, unknown]) =>
    value !== null || !isOptional(schema, key) || accepts(schema, key, null);
  return Object.fromEntries(Object.entries(raw).filter(isValid));
}

function updateIn(value: unknown, path: readonly PropertyKey[], change: (value: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? updateIn(item, rest, change) : item));
  return isRecord(value) ? { ...value, [key]: updateIn(value[String(key)], rest, change) } : value;
}

/** Converts an instant to the day in Bangkok. The console's calendar gives instants even for days. */
const dayOfMoment = (value: unknown) =>
  typeof value === 'string' && z.iso.datetime().safeParse(value).success ? bangkokDay(Date.parse(value)) : value;

export const timesToDays = <Document>(document: Document, issues: readonly Issue[]): Document =>
  issues
    .filter((issue) => issue.code === 'invalid_format' && issue.format === 'date')
    // The copy has the same shape: strings replace strings.
    .reduce((changed, { path }) => updateIn(changed, path, dayOfMoment) as Document, document);

/** A fault in an optional field drops the field if content-model.md allows it, any other the document. Never throws. */
export function parseDocument<Schema extends z.ZodObject>(schema: Schema, raw: unknown): Parsed<z.output<Schema>> {
  const input = isRecord(raw) ? withoutNulls(schema, raw) : raw;
  const original = schema.safeParse(input);
  const candidate = original.success ? input : timesToDays(input, original.error.issues);
  const first = original.success ? original : schema.safeParse(candidate);
  if (first.success) return { ok: true, value: first.data, dropped: [] };

  const faults = first.error.issues.map((issue) => toFault(raw, issue));
  if (!isRecord(candidate) || !first.error.issues.every((issue) => isDroppable(schema, issue))) {
    return { ok: false, faults };
  }
  const second = schema.safeParse(withoutFaults(candidate, first.error.issues));
  return second.success ? { ok: true, value: second.data, dropped: faults } : { ok: false, faults };
}
