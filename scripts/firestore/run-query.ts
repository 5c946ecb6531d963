import { fieldOf, NAME_FIELD } from './field-path';
import { conjuncts, matches } from './matches';
import type { Cursor, FieldFilter, Order, Query } from './query-request';
import { Refusal } from './refusal';
import type { StoredDocument } from './stored-document';
import type { Value } from './value';
import { compareNames, compareValues } from './value-order';

const INEQUALITIES: readonly FieldFilter['op'][] = [
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
];

/** The order of an answer in full: what the query names, then the fields of its inequalities, then the name. */
export function fullOrder({ where, orderBy }: Query): readonly Order[] {
  const direction = orderBy.at(-1)?.direction ?? 'ASCENDING';
  const unequal = conjuncts(where)
    .flatMap((filter) => ('fieldFilter' in filter ? [filter.fieldFilter] : []))
    .filter(({ op }) => INEQUALITIES.includes(op))
    .map(({ field }) => field.fieldPath)
    .sort();
  const fields = new Set(orderBy.map(({ field }) => field.fieldPath));
  const added = [...unequal, NAME_FIELD].filter((path) => !fields.has(path) && fields.add(path));
  return [...orderBy, ...added.map((fieldPath) => ({ field: { fieldPath }, direction }))];
}

const signed = ({ direction }: Order, difference: number) => (direction === 'DESCENDING' ? -difference : difference);

/** Where a document stands to a cursor: negative before it, zero at it. */
function toCursor(document: StoredDocument, { values }: Cursor, order: readonly Order[]): number {
  for (const [index, value] of values.entries()) {
    const by = order[index];
    const own = by && fieldOf(document, by.field.fieldPath);
    if (by === undefined || own === undefined) throw new Refusal('INVALID_ARGUMENT', 'The cursor has too many values.');
    const difference = signed(by, compareValues(own, value));
    if (difference !== 0) return difference;
  }
  return 0;
}

function isWithin(document: StoredDocument, { startAt, endAt }: Query, order: readonly Order[]): boolean {
  if (startAt !== undefined) {
    const place = toCursor(document, startAt, order);
    if (startAt.before ? place < 0 : place <= 0) return false;
  }
  if (endAt === undefined) return true;
  const place = toCursor(document, endAt, order);
  return endAt.before ? place < 0 : place <= 0;
}

const nameIn = (value: Value | undefined) =>
  value !== undefined && 'referenceValue' in value ? [value.referenceValue] : [];

/** A name before which nothing can match: with it a page far into a collection costs what the first one does. */
function lowestName({ where, startAt }: Query, [first]: readonly Order[]): string | undefined {
  const bounds = conjuncts(where)
    .flatMap((filter) => ('fieldFilter' in filter ? [filter.fieldFilter] : []))
    .filter(({ field, op }) => field.fieldPath === NAME_FIELD && op.startsWith('GREATER_THAN'))
    .flatMap(({ value }) => nameIn(value));
  const isByName = first?.field.fieldPath === NAME_FIELD && first.direction === 'ASCENDING';
  return [...bounds, ...(isByName ? nameIn(startAt?.values[0]) : [])].sort(compareNames).at(-1);
}

function firstFrom(documents: readonly StoredDocument[], name: string): number {
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
 */
export function runQuery(documents: readonly StoredDocument[], query: Query): readonly StoredDocument[] {
  const order = fullOrder(query);
  const isByName = order[0]?.field.fieldPath === NAME_FIELD && order[0].direction === 'ASCENDING';
  const wanted = query.limit === undefined ? Number.POSITIVE_INFINITY : query.offset + query.limit;
  const lowest = lowestName(query, order);
  const found: StoredDocument[] = [];
  for (let index = lowest === undefined ? 0 : firstFrom(documents, lowest); index < documents.length; index += 1) {
    if (isByName && found.length >= wanted) break;
    const document = documents[index];
    if (document === undefined || (query.where && !matches(document, query.where))) continue;
    if (order.some(({ field }) => fieldOf(document, field.fieldPath) === undefined)) continue;
    if (isWithin(document, query, order)) found.push(document);
  }
  if (!isByName) found.sort((a, b) => compareDocuments(a, b, order));
  return found.slice(query.offset, wanted);
}

function compareDocuments(a: StoredDocument, b: StoredDocument, order: readonly Order[]): number {
  for (const by of order) {
    const [one, other] = [fieldOf(a, by.field.fieldPath), fieldOf(b, by.field.fieldPath)];
    const difference = one && other ? signed(by, compareValues(one, other)) : 0;
    if (difference !== 0) return difference;
  }
  return 0;
}
