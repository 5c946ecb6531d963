import { COLLECTION_NAMES } from '../../lib/content/collections';
import { publicStatuses } from '../../lib/content/public-statuses';
import { isLead, LEAD_COLLECTIONS } from './lead-rules';
import { conjuncts } from './matches';
import { isPhoto, PHOTO_COLLECTIONS } from './photo-rules';
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

/** Whether the public may leave these fields at a path; undefined where it may leave nothing. */
function mayCreate([collection = '', id = '', below, number = '', ...deeper]: readonly string[]) {
  if (below === undefined && Object.hasOwn(LEAD_COLLECTIONS, collection))
    return (fields: Fields) => isLead(collection, id, fields);
  if (below !== 'photos' || deeper.length > 0 || !PHOTO_COLLECTIONS.includes(collection)) return undefined;
  return (fields: Fields) => isPhoto(id, number, fields);
}

/** The public leaves enquiries and their photographs, and may send one again under its id; it reads and changes none. */
export function checkPublicWrite(
  name: string,
  before: StoredDocument | undefined,
  after: StoredDocument | undefined,
): void {
  const create = mayCreate(pathOf(name));
  if (create === undefined || after === undefined) deny();
  const isAllowed = before === undefined ? create(after.fields) : isSame(before.fields, after.fields);
  if (!isAllowed) deny();
}
