import { z } from 'zod';
import { bangkokDay } from '../i18n/dates';

/** An issue of a schema. `issue.message` is for logs; `refusal` gives the words for staff. */
export type Fault = { id: string; field: string; issue: z.core.$ZodIssue };
export type Parsed<T> = { ok: true; value: T; dropped: Fault[] } | { ok: false; faults: Fault[] };

type Fields = Record<string, unknown>;
type Issue = z.core.$ZodIssue;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a fault calls a document. */
export const idOf = (raw: unknown): string => (isFields(raw) && typeof raw.id === 'string' ? raw.id : '(no id)');

function toFault(raw: unknown, issue: Issue): Fault {
  return { id: idOf(raw), field: issue.path.join('.') || '(document)', issue };
}

function takes(schema: z.ZodObject, key: string, value: unknown): boolean {
  const field = schema.shape[key];
  return field instanceof z.ZodType && field.safeParse(value).success;
}

const isOptional = (schema: z.ZodObject, key: PropertyKey | undefined): key is string =>
  typeof key === 'string' && takes(schema, key, undefined);

/** Fields that are dropped alone if invalid: a position that cannot be, the order and the pictures of a contact. */
const DISPENSABLE: ReadonlySet<PropertyKey> = new Set([
  'geo',
  'order',
  'isPhonenumber',
  'contact_image_url',
  'contact_image_grey_url',
]);

/** An unknown value in an optional enum also drops only its field, and a wrong address only its picture. */
function isDroppable(schema: z.ZodObject, issue: Issue): boolean {
  const [key, , part] = issue.path;
  const isAddress = key === 'media' && part === 'url';
  return isOptional(schema, key) && (issue.code === 'invalid_value' || isAddress || DISPENSABLE.has(key));
}

/** Without the faulty field; of a list only the faulty entries go. */
function withoutFaults(raw: Fields, issues: Issue[]): Fields {
  const kept: Fields = { ...raw };
  for (const key of new Set(issues.map((issue) => String(issue.path[0])))) {
    const own = issues.filter((issue) => issue.path[0] === key);
    const value = raw[key];
    if (Array.isArray(value) && own.every((issue) => typeof issue.path[1] === 'number')) {
      kept[key] = value.filter((_, index) => !own.some((issue) => issue.path[1] === index));
    } else {
      delete kept[key];
    }
  }
  return kept;
}

/** Firestore and sheets write "nothing" as null; for an optional field that knows no null it is the same as leaving it out. */
export function withoutNulls(schema: z.ZodObject, raw: Fields): Fields {
  const says = ([key, value]: [string, unknown]) =>
    value !== null || !isOptional(schema, key) || takes(schema, key, null);
  return Object.fromEntries(Object.entries(raw).filter(says));
}

/** A copy with another value at a path; without one, where the path leads nowhere. */
function changedAt(value: unknown, path: readonly PropertyKey[], change: (value: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  if (Array.isArray(value)) return value.map((item, at) => (at === key ? changedAt(item, rest, change) : item));
  return isFields(value) ? { ...value, [key]: changedAt(value[String(key)], rest, change) } : value;
}

/** A moment where a day is asked for, which staff choose in the console's calendar, as the day that it was in Bangkok. */
const dayOfMoment = (value: unknown) =>
  typeof value === 'string' && z.iso.datetime().safeParse(value).success ? bangkokDay(Date.parse(value)) : value;

/** A document with its moments as days, where that is what was wrong with it. */
export const withDays = <Document>(document: Document, issues: readonly Issue[]): Document =>
  issues
    .filter((issue) => issue.code === 'invalid_format' && issue.format === 'date')
    // A copy of the same shape: a text stands where a text stood.
    .reduce((changed, { path }) => changedAt(changed, path, dayOfMoment) as Document, document);

/**
 * Parses one document at the content door. A fault in a field that may be missing drops that field where the model
 * allows it (content-model.md, opening paragraph); any other fault refuses the document alone. Never throws.
 */
export function parseDocument<Schema extends z.ZodObject>(schema: Schema, raw: unknown): Parsed<z.output<Schema>> {
  const given = isFields(raw) ? withoutNulls(schema, raw) : raw;
  const asGiven = schema.safeParse(given);
  const candidate = asGiven.success ? given : withDays(given, asGiven.error.issues);
  const first = asGiven.success ? asGiven : schema.safeParse(candidate);
  if (first.success) return { ok: true, value: first.data, dropped: [] };

  const faults = first.error.issues.map((issue) => toFault(raw, issue));
  if (!isFields(candidate) || !first.error.issues.every((issue) => isDroppable(schema, issue))) {
    return { ok: false, faults };
  }
  const second = schema.safeParse(withoutFaults(candidate, first.error.issues));
  return second.success ? { ok: true, value: second.data, dropped: faults } : { ok: false, faults };
}
