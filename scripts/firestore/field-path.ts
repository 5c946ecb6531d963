import { NAME_FIELD } from './query-request';
import type { StoredDocument } from './stored-document';
import type { Fields, Value } from './value';

const SEGMENT = /`((?:[^`\\]|\\.)+)`|([^.`]+)/g;

/** The segments of a path such as `title.en`. Names that are not identifiers are quoted with backticks. */
export const pathSegments = (path: string): string[] =>
  [...path.matchAll(SEGMENT)].map(([, quoted, plain]) => quoted?.replaceAll(/\\(.)/g, '$1') ?? plain ?? '');

function valueAt(fields: Fields | undefined, [first = '', ...rest]: readonly string[]): Value | undefined {
  const value = fields !== undefined && Object.hasOwn(fields, first) ? fields[first] : undefined;
  if (rest.length === 0 || value === undefined) return value;
  return 'mapValue' in value ? valueAt(value.mapValue.fields, rest) : undefined;
}

const read = new Map<string, string[]>();

function segmentsOf(path: string): string[] {
  const known = read.get(path) ?? pathSegments(path);
  read.set(path, known);
  return known;
}

/** The value of a document at a path, or undefined. */
export const fieldOf = (document: StoredDocument, path: string): Value | undefined =>
  path === NAME_FIELD ? { referenceValue: document.name } : valueAt(document.fields, segmentsOf(path));

/** A copy of the fields with this value at a path. The value undefined removes the field. */
export function withField(fields: Fields, [first = '', ...rest]: readonly string[], value: Value | undefined): Fields {
  if (rest.length === 0) {
    const { [first]: _, ...others } = fields;
    return value === undefined ? others : { ...others, [first]: value };
  }
  const below = fields[first];
  const inner = below !== undefined && 'mapValue' in below ? (below.mapValue.fields ?? {}) : undefined;
  if (inner === undefined && value === undefined) return fields;
  return { ...fields, [first]: { mapValue: { fields: withField(inner ?? {}, rest, value) } } };
}

/** The value at a path of segments, or undefined. */
export const valueIn = valueAt;
