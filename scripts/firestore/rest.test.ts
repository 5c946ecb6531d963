import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LocalFirestore, startFirestore } from './start';

let server: LocalFirestore;
beforeAll(async () => {
  server = await startFirestore({ seed: { listings: [{ id: 'h1', record_status: 'Active' }] } });
});
afterAll(() => server.stop());

async function post(method: string, body: unknown, headers = { Authorization: 'Bearer owner' }) {
  const address = `http://${server.host}/v1/projects/demo-rommai/databases/(default)/documents:${method}`;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(address, { method: 'POST', headers, body: text });
  return { status: response.status, body: await response.json() };
}

const name = 'projects/demo-rommai/databases/(default)/documents/listings/h1';
const homes = { structuredQuery: { from: [{ collectionId: 'listings' }] } };
const refused = (code: number, status: string) => ({ error: { code, status, message: expect.any(String) } });

it('refuses as Google does: in a list where the answer is a stream, else by itself', async () => {
  const anybody = { Authorization: 'Bearer somebody' };
  const denied = refused(403, 'PERMISSION_DENIED');
  expect(await post('runQuery', homes, anybody)).toEqual({ status: 403, body: [denied] });
  expect(await post('commit', { writes: [{ delete: name }] }, anybody)).toEqual({ status: 403, body: denied });
  const absent = { update: { name: `${name}x` }, currentDocument: { exists: true } };
  expect(await post('commit', { writes: [absent] })).toEqual({ status: 404, body: refused(404, 'NOT_FOUND') });
  expect(await post('executePipeline', {})).toEqual({ status: 501, body: refused(501, 'UNIMPLEMENTED') });
});

it.each([
  ['no JSON', 'runQuery', '{'],
  ['a clause that is not known', 'runQuery', { structuredQuery: { ...homes.structuredQuery, findNearest: {} } }],
  ['no collection', 'runQuery', { structuredQuery: {} }],
  ['a negative limit', 'runQuery', { structuredQuery: { ...homes.structuredQuery, limit: -1 } }],
  ['a name that is a collection', 'commit', { writes: [{ update: { name: `${name}/notes` } }] }],
  [
    'a value of two types',
    'commit',
    { writes: [{ update: { name, fields: { a: { stringValue: '', nullValue: null } } } }] },
  ],
  ['an instant that is none', 'commit', { writes: [{ update: { name, fields: { a: { timestampValue: 'now' } } } }] }],
])('refuses %s', async (_, method, request) => {
  const { status, body } = await post(method, request);
  expect(status).toBe(400);
  expect([body].flat()).toEqual([refused(400, 'INVALID_ARGUMENT')]);
});

it('answers in Firestore’s JSON', async () => {
  const { body } = await post('runQuery', homes);
  const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/);
  const fields = { record_status: { stringValue: 'Active' } };
  expect(body).toEqual([{ document: { name, fields, createTime: instant, updateTime: instant }, readTime: instant }]);
  expect((await post('batchGet', { documents: [`${name}x`] })).body).toEqual([
    { missing: `${name}x`, readTime: instant },
  ]);
});

it('changes the fields of a mask alone', async () => {
  const write = { update: { name, fields: { a: { integerValue: 5 } } }, updateMask: { fieldPaths: ['a', 'gone'] } };
  expect((await post('commit', { writes: [write] })).status).toBe(200);
  const { body } = await post('batchGet', { documents: [name] });
  expect(body[0].found.fields).toEqual({ a: { integerValue: '5' }, record_status: { stringValue: 'Active' } });
});

it.each(['/v2/else', '/%', '/v1/%28'])('says so where nothing is: %s', async (path) => {
  const response = await fetch(`http://${server.host}${path}`);
  expect([response.status, await response.json()]).toEqual([404, refused(404, 'NOT_FOUND')]);
});
