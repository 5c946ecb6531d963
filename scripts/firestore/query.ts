import { isDeepStrictEqual } from 'node:util';
import { NAME_FIELD, type Query, RpcError } from './protocol';
import type { Fields, StoredDocument, Value } from './value';

const isSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdfff;

/** Compares texts in the order of their UTF-8 bytes. For surrogates, the order of UTF-16 code units is different. */
function compareText(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const [x, y] = [a.charCodeAt(index), b.charCodeAt(index)];
    if (x === y) continue;
    return isSurrogate(x) === isSurrogate(y) ? x - y : Number(isSurrogate(x)) - Number(isSurrogate(y));
  }
  return a.length - b.length;
}

/** Compares names of documents segment by segment, so that documents come directly after their parent. */
export function compareNames(a: string, b: string): number {
  const [left, right] = [a.split('/'), b.split('/')];
  for (const [index, segment] of left.entries()) {
    const difference = compareText(segment, right[index] ?? '');
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

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

const fieldOf = (document: StoredDocument, path: string): Value | undefined =>
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

export const valueIn = valueAt;

type Cursor = Query['startAt'];

/** Compares names or texts. Other types cannot be sorted here. */
function compare(a: Value, b: Value): number {
  if ('referenceValue' in a && 'referenceValue' in b) return compareNames(a.referenceValue, b.referenceValue);
  if ('stringValue' in a && 'stringValue' in b) return compareText(a.stringValue, b.stringValue);
  throw new RpcError('UNIMPLEMENTED', 'Only texts and names can be sorted');
}

const matches = (document: StoredDocument, { where }: Query) =>
  where.every(({ field, values }) => {
    const actual = fieldOf(document, field);
    return values.some((value) => isDeepStrictEqual(actual, value));
  });

function isWithin(key: Value, startAt: Cursor, endAt: Cursor): boolean {
  if (startAt !== undefined && compare(key, startAt.values[0]) < (startAt.before ? 0 : 1)) return false;
  return endAt === undefined || compare(key, endAt.values[0]) < (endAt.before ? 0 : 1);
}

/** Binary search for the first document at or after a name, so that late pages cost no more than the first one. */
function indexOf(documents: readonly StoredDocument[], name: string): number {
  let [low, high] = [0, documents.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareNames(documents[middle]?.name ?? '', name) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** `documents` are sorted by name. @throws RpcError if the query sorts by values other than texts and names. */
export function runQuery(documents: readonly StoredDocument[], query: Query): readonly StoredDocument[] {
  const { orderBy, startAt, endAt, limit = Number.POSITIVE_INFINITY } = query;
  const [path = NAME_FIELD] = orderBy;
  const start = startAt?.values[0];
  const isByName = path === NAME_FIELD;
  const first = isByName && start && 'referenceValue' in start ? indexOf(documents, start.referenceValue) : 0;
  const found: { document: StoredDocument; key: Value }[] = [];
  for (let index = first; index < documents.length && !(isByName && found.length >= limit); index += 1) {
    const document = documents[index];
    const key = document && fieldOf(document, path);
    if (key && matches(document, query) && isWithin(key, startAt, endAt)) found.push({ document, key });
  }
  if (!isByName) found.sort((a, b) => compare(a.key, b.key));
  return found.slice(0, limit).map(({ document }) => document);
}
