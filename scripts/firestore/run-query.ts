import { isDeepStrictEqual } from 'node:util';
import { fieldOf } from './field-path';
import { compareNames, compareText } from './name-order';
import { NAME_FIELD, type Query } from './query-request';
import { RpcError } from './rpc-error';
import type { StoredDocument } from './stored-document';
import type { Value } from './value';

type Cursor = Query['startAt'];

/** Compares names and texts, by which alone queries are in order here. */
function compare(a: Value, b: Value): number {
  if ('referenceValue' in a && 'referenceValue' in b) return compareNames(a.referenceValue, b.referenceValue);
  if ('stringValue' in a && 'stringValue' in b) return compareText(a.stringValue, b.stringValue);
  throw new RpcError('UNIMPLEMENTED', 'An order of values that are no text is not built here');
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

/** The first document at or behind a name: a page far into a collection costs what the first one does. */
function indexOf(documents: readonly StoredDocument[], name: string): number {
  let [low, high] = [0, documents.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareNames(documents[middle]?.name ?? '', name) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The documents that answer a query, of all in its collection by name.
 * @throws RpcError when they are in the order of values that are no text.
 */
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
