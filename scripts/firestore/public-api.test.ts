import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COLLECTION_NAMES, publicStatuses } from '../../lib/content/collections';
import { type LocalFirestore, PROJECT, startFirestore } from './start';

/** Checks firestore.rules with requests to the REST API, like an attacker with the project's public API key. */
const DOCUMENTS = `projects/${PROJECT}/databases/(default)/documents`;
const ENQUIRY = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const LEADS = ['seller_leads', 'listing_leads', 'search_leads', 'suspicious_leads'];
const PHOTOS = LEADS.map((collection) => `${collection}/${ENQUIRY}/photos`);
const COLLECTIONS = [...COLLECTION_NAMES, ...LEADS, ...PHOTOS, 'users', 'listings/draft/notes'];

let server: LocalFirestore;

beforeAll(async () => {
  server = await startFirestore();
  for (const collection of COLLECTIONS) {
    await server.put(collection, 'open', { record_status: 'Active', price: 1 });
    await server.put(collection, 'draft', { record_status: 'Draft' });
    await server.put(collection, 'without', {});
  }
});
afterAll(() => server.stop());

async function ask(method: string, path: string, body?: object, authorization = '') {
  const response = await fetch(`http://${server.host}/v1/${DOCUMENTS}${path}?key=AIzaSyPublic`, {
    method,
    headers: { Authorization: authorization },
    body: body && JSON.stringify(body),
  });
  const answer = await response.json();
  return { status: response.status, answer, code: [answer].flat()[0]?.error?.status };
}

const DENIED = { status: 403, code: 'PERMISSION_DENIED' };

/** All documents of these collections, read as staff, and the number of documents in the database. */
async function everything(collections = COLLECTIONS) {
  const lists = collections.map(async (collection) => {
    const { answer } = await ask('GET', `/${collection}`, undefined, 'Bearer owner');
    expect(answer.documents).toHaveLength(3);
    return answer.documents;
  });
  return { lists: await Promise.all(lists), size: server.size() };
}

const fields = { record_status: { stringValue: 'Active' }, price: { integerValue: '2' } };
const nameOf = (collection: string, id: string) => `${DOCUMENTS}/${collection}/${id}`;

const WRITES: readonly [string, (collection: string) => ReturnType<typeof ask>][] = [
  ['POST', (collection) => ask('POST', `/${collection}`, { fields })],
  ['PATCH of an existing document', (collection) => ask('PATCH', `/${collection}/open`, { fields })],
  ['PATCH of a new document', (collection) => ask('PATCH', `/${collection}/new`, { fields })],
  ['DELETE', (collection) => ask('DELETE', `/${collection}/open`)],
  [
    ':commit of a document',
    (collection) => ask('POST', ':commit', { writes: [{ update: { name: nameOf(collection, ENQUIRY), fields } }] }),
  ],
  [
    ':commit of a deletion',
    (collection) => ask('POST', ':commit', { writes: [{ delete: nameOf(collection, 'open') }] }),
  ],
];

describe('with the API key, writes are denied', () => {
  let begun: Awaited<ReturnType<typeof everything>>;
  beforeAll(async () => {
    begun = await everything();
  });

  it.each(COLLECTIONS)('in %s', async (collection) => {
    const before = await everything([collection]);
    for (const [what, attempt] of WRITES) expect(await attempt(collection), what).toMatchObject(DENIED);
    const writes = [{ update: { name: nameOf(collection, 'new'), fields } }, { delete: nameOf(collection, 'open') }];
    const batch = await ask('POST', ':batchWrite', { writes });
    expect(batch.answer.status.map(({ code }: { code: number }) => code)).toEqual([7, 7]);
    expect(await everything([collection])).toEqual(before);
  });

  it('in a commit that writes a document without a change', async () => {
    const same = { name: nameOf('listings', 'open'), fields: { record_status: { stringValue: 'Active' } } };
    expect(await ask('POST', ':commit', { writes: [{ update: same }] })).toMatchObject(DENIED);
  });

  it('in all collections, which are as before', async () => {
    expect(await everything()).toEqual(begun);
  });
});

const where = (op: 'EQUAL' | 'IN', ...statuses: string[]) => {
  const values = statuses.map((stringValue) => ({ stringValue }));
  const value = op === 'IN' ? { arrayValue: { values } } : values[0];
  return { where: { fieldFilter: { field: { fieldPath: 'record_status' }, op, value } } };
};

const run = (parent: string, collectionId: string, rest: object = {}, allDescendants = false) =>
  ask('POST', `${parent}:runQuery`, { structuredQuery: { from: [{ collectionId, allDescendants }], ...rest } });

const withStatus = COLLECTION_NAMES.filter((name) => publicStatuses(name) !== null);

describe('with the API key, reads of private documents are denied', () => {
  it.each(withStatus)('in %s', async (collection) => {
    const statuses = publicStatuses(collection) ?? [];
    for (const id of ['draft', 'without', 'absent'])
      expect(await ask('GET', `/${collection}/${id}`), id).toMatchObject(DENIED);
    expect(await ask('GET', `/${collection}`)).toMatchObject(DENIED);
    expect(await run('', collection)).toMatchObject(DENIED);
    expect(await run('', collection, where('EQUAL', 'Draft'))).toMatchObject(DENIED);
    expect(await run('', collection, where('IN', ...statuses, 'Draft'))).toMatchObject(DENIED);
    expect(await run('', collection, where('EQUAL', 'Active'), true)).toMatchObject(DENIED);
    const documents = [nameOf(collection, 'open'), nameOf(collection, 'draft')];
    expect(await ask('POST', ':batchGet', { documents })).toMatchObject(DENIED);
  });

  it.each([...LEADS, ...PHOTOS, 'users', 'listings/draft/notes'])('in %s', async (collection) => {
    const [parent, id] = [collection.replace(/\/?[^/]+$/, ''), collection.split('/').at(-1) ?? ''];
    expect(await ask('GET', `/${collection}/open`)).toMatchObject(DENIED);
    expect(await ask('GET', `/${collection}`)).toMatchObject(DENIED);
    expect(await run(parent && `/${parent}`, id)).toMatchObject(DENIED);
    expect(await run(parent && `/${parent}`, id, where('EQUAL', 'Active'))).toMatchObject(DENIED);
    expect(await run('', id, {}, true)).toMatchObject(DENIED);
    expect(await ask('POST', ':batchGet', { documents: [nameOf(collection, 'open')] })).toMatchObject(DENIED);
  });

  it('in a query for a status that is public only in another collection, and below a document', async () => {
    expect(await run('', 'works', where('IN', 'Active', 'Sold'))).toMatchObject(DENIED);
    expect(await run('/listings/open', 'provinces')).toMatchObject(DENIED);
  });
});

describe('with the API key, reads of public documents are allowed', () => {
  it.each(COLLECTION_NAMES)('in %s', async (collection) => {
    const statuses = publicStatuses(collection);
    expect((await ask('GET', `/${collection}/open`)).answer.name).toBe(nameOf(collection, 'open'));
    const { answer } = await run('', collection, statuses === null ? {} : where('IN', ...statuses));
    expect(answer).toHaveLength(statuses === null ? 3 : 1);
    const documents = [nameOf(collection, 'open')];
    expect((await ask('POST', ':batchGet', { documents })).answer[0].found.name).toBe(documents[0]);
  });
});

it('staff bypass the rules, also with the methods for single documents', async () => {
  const staff = (method: string, path: string, body?: object) => ask(method, path, body, 'Bearer owner');
  const { answer: made } = await staff('POST', '/users', { fields });
  expect(made.fields).toEqual(fields);
  const path = made.name.slice(DOCUMENTS.length);
  expect((await staff('PATCH', path, { fields: {} })).answer.fields).toEqual({});
  expect((await staff('DELETE', path)).answer).toEqual({});
  expect(await staff('GET', path)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
});
