import { isDeepStrictEqual } from 'node:util';
import { fieldOf } from './field-path';
import { compareNames, compareText } from './name-order';
import { NAME_FIELD, type Query } from './query-request';
import { RpcError } from './rpc-error';
import type { StoredDocument } from './stored-document';
import type { Value } from './value';

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

/**
 * Runs a query.
 * @param documents all documents of the collection, sorted by name.
 * @throws RpcError if the query sorts by values other than texts and names.
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
