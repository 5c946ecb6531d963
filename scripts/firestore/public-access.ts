import { COLLECTION_NAMES } from '../../lib/content/collections';
import { publicStatuses } from '../../lib/content/public-statuses';
import { isLead, LEAD_COLLECTIONS } from './lead-rules';
import { conjuncts } from './matches';
import type { Query } from './query-request';
import { Refusal } from './refusal';
import type { StoredDocument } from './stored-document';
import type { Fields, Value } from './value';
import { compareValues } from './value-order';

/**
 * What firestore.rules lets the public do, by hand: Google's own interpreter of rules is not to be had offline.
 * rules.test.ts compares the two.
 */
const DENIED = 'Missing or insufficient permissions.';

function deny(): never {
  throw new Refusal('PERMISSION_DENIED', DENIED);
}

const collectionNamed = (id: string) => COLLECTION_NAMES.find((name) => name === id);
const textOf = (value: Value | undefined) =>
  value !== undefined && 'stringValue' in value ? value.stringValue : undefined;

/** The statuses that a query lets through, or null when it does not say. */
function statusesAskedFor({ where }: Query): readonly (string | undefined)[] | null {
  for (const filter of conjuncts(where)) {
    if (!('fieldFilter' in filter) || filter.fieldFilter.field.fieldPath !== 'record_status') continue;
    const { op, value } = filter.fieldFilter;
    if (op === 'EQUAL') return [textOf(value)];
    if (op === 'IN' && 'arrayValue' in value) return (value.arrayValue.values ?? []).map(textOf);
  }
  return null;
}

/** Whether the public may ask this: the query itself must show that all of its answer is public, as Firestore demands. */
export function checkPublicList(parent: string, query: Query): void {
  const [{ collectionId, allDescendants }] = query.from;
  const collection = collectionNamed(collectionId);
  if (collection === undefined || allDescendants || !parent.endsWith('/documents')) deny();
  const allowed = publicStatuses(collection);
  if (allowed === null) return;
  const asked = statusesAskedFor(query);
  if (asked === null || !asked.every((status) => status !== undefined && allowed.includes(status))) deny();
}

const isSame = (a: Fields, b: Fields) => compareValues({ mapValue: { fields: a } }, { mapValue: { fields: b } }) === 0;

const pathOf = (name: string) => name.split('/documents/')[1]?.split('/') ?? [];

/** Whether the public may read this by its name. What is not there is refused too where a status decides. */
export function checkPublicLookup(name: string, document: StoredDocument | undefined): void {
  const [id = '', , ...below] = pathOf(name);
  const collection = collectionNamed(id);
  if (collection === undefined || below.length > 0) deny();
  const allowed = publicStatuses(collection);
  if (allowed !== null && !allowed.includes(textOf(document?.fields.record_status) ?? '')) deny();
}

/** The public leaves enquiries, and may send one again under its id; it reads and changes none. */
export function checkPublicWrite(
  name: string,
  before: StoredDocument | undefined,
  after: StoredDocument | undefined,
): void {
  const [collection = '', id = '', ...below] = pathOf(name);
  if (!LEAD_COLLECTIONS.includes(collection) || below.length > 0 || after === undefined) deny();
  const isAllowed = before === undefined ? isLead(id, after.fields) : isSame(before.fields, after.fields);
  if (!isAllowed) deny();
}
