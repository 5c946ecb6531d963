import { FieldPath, type Firestore, Timestamp } from '@google-cloud/firestore';
import * as lite from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LocalFirestore, PROJECT, startFirestore } from './start';
import { openAdmin, openLite } from './testing/clients';

const DOCUMENTS = `/v1/projects/${PROJECT}/databases/(default)/documents`;

let server: LocalFirestore;
let db: Firestore;
let web: ReturnType<typeof openLite>;

beforeAll(async () => {
  server = await startFirestore();
  db = openAdmin(server);
  web = openLite(server, 'owner');
});
beforeEach(() => server.clear());
afterAll(async () => {
  await Promise.all([db.terminate(), web.close()]);
  await server.stop();
});

const ids = ({ docs }: { docs: { id: string }[] }) => docs.map(({ id }) => id);

describe('Google’s server SDK', () => {
  it('reads values as it wrote them, and as `put` wrote them', async () => {
    const everything = {
      ...{ text: 'บ้าน 🏠', whole: 9_007_199_254_740_991, half: -0.5, yes: false, nothing: null, none: [] },
      ...{ at: new Timestamp(1_790_000_000, 123_456_000), bytes: Buffer.from([1, 2, 255]) },
      map: { inner: { list: [1, 'two', { three: 3 }] }, empty: {} },
    };
    await db.doc('things/all').set({ ...everything, home: db.doc('listings/h') });
    const { home, ...found } = (await db.doc('things/all').get()).data() ?? {};
    expect(found).toEqual(everything);
    expect(home.path).toBe('listings/h');
    const put = { updated_at: '2026-01-01T00:00:00Z', price: 5, size: 2.5, geo: { lat: 13 } };
    await server.put('things', 'put', put);
    expect((await db.doc('things/put').get()).data()).toEqual(put);
    expect((await db.doc('things/absent').get()).exists).toBe(false);
    const [masked] = await db.getAll(db.doc('things/put'), { fieldMask: ['geo.lat'] });
    expect(masked?.data()).toEqual({ geo: { lat: 13 } });
  });

  it('filters by equality, and sorts and paginates by names and texts', async () => {
    for (const [id, status] of Object.entries({ c: 'x', a: 'y', e: 'y', b: 'z', d: 'x' }))
      await server.put('things', id, { status, n: 1 });
    await server.put('things', 'none', {});
    const things = db.collection('things');
    const byName = things.orderBy(FieldPath.documentId());
    expect(ids(await things.where('status', 'in', ['x', 'z']).where('n', '==', 1).get())).toEqual(['b', 'c', 'd']);
    const first = await byName.limit(2).get();
    const last = first.docs.at(-1);
    expect([ids(first), last && ids(await byName.startAfter(last).limit(2).get())]).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(ids(await byName.startAt('b').endAt('d').get())).toEqual(['b', 'c', 'd']);
    expect(ids(await things.orderBy('status').startAt('y').get())).toEqual(['a', 'e', 'b']);
  });

  it('writes batches atomically, checks preconditions and updates single fields', async () => {
    const batch = db.batch();
    batch.create(db.doc('things/a'), { n: 1, odd: { 'a.b': 1, kept: true } });
    batch.set(db.doc('things/b'), { n: 1 });
    await batch.commit();
    await expect(db.doc('things/a').create({ n: 2 })).rejects.toMatchObject({ code: 6 });
    await expect(db.doc('things/c').update({ n: 2 })).rejects.toMatchObject({ code: 5 });
    await db.doc('things/a').update(new FieldPath('odd', 'a.b'), 2, 'made.new', 3);
    const { updateTime } = await db.doc('things/a').get();
    await db.doc('things/a').update({ n: 2 }, { lastUpdateTime: updateTime });
    await expect(db.doc('things/a').update({ n: 3 }, { lastUpdateTime: updateTime })).rejects.toMatchObject({
      code: 9,
    });
    expect((await db.doc('things/a').get()).data()).toEqual({ n: 2, odd: { 'a.b': 2, kept: true }, made: { new: 3 } });
    const broken = db.batch();
    broken.delete(db.doc('things/a'));
    broken.update(db.doc('things/absent'), { n: 1 });
    await expect(broken.commit()).rejects.toMatchObject({ code: 5 });
    expect(ids(await db.collection('things').get())).toEqual(['a', 'b']);
  });
});

describe('the web SDK’s lite client', () => {
  it('paginates a query, as the public and as staff', async () => {
    for (const id of ['a', 'b', 'c']) await server.put('works', id, { record_status: 'Active' });
    const visitor = openLite(server, 'public');
    for (const { db: firestore } of [visitor, web]) {
      const page = (...after: lite.QueryConstraint[]) => {
        const active = lite.where('record_status', '==', 'Active');
        const order = lite.orderBy(lite.documentId());
        return lite.getDocs(lite.query(lite.collection(firestore, 'works'), active, order, ...after, lite.limit(2)));
      };
      const first = await page();
      expect([ids(first), ids(await page(lite.startAfter(first.docs.at(-1))))]).toEqual([['a', 'b'], ['c']]);
    }
    await expect(lite.getDocs(lite.collection(visitor.db, 'works'))).rejects.toMatchObject({
      code: 'permission-denied',
    });
    await visitor.close();
  });

  it('is billed for reads as at Google', async () => {
    for (const id of ['a', 'b']) await server.put('things', id, {});
    const cost = async (run: () => Promise<unknown>) => {
      const before = server.reads();
      await run();
      const after = server.reads();
      return [after.documents - before.documents, after.queries - before.queries];
    };
    const read = (collection: string) => () => lite.getDocs(lite.collection(web.db, collection));
    expect(await cost(read('things'))).toEqual([2, 1]);
    expect(await cost(read('nothing'))).toEqual([1, 1]);
    expect(await cost(() => lite.getDoc(lite.doc(web.db, 'things/absent')))).toEqual([1, 1]);
  });
});

const field = { fieldPath: 'n' };
const filter = (op: string) => ({ fieldFilter: { field, op, value: { integerValue: 1 } } });
const query = (rest: object) => ({ structuredQuery: { from: [{ collectionId: 'things' }], ...rest } });
const transform = { updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }] };
const name = `${DOCUMENTS}/things/a`.slice('/v1/'.length);

it.each<[string, string, object, string]>([
  ['an inequality', ':runQuery', query({ where: filter('GREATER_THAN') }), 'structuredQuery.where'],
  ['an OR filter', ':runQuery', query({ where: { compositeFilter: { op: 'OR', filters: [] } } }), 'Query.where'],
  ['a descending order', ':runQuery', query({ orderBy: [{ field, direction: 'DESCENDING' }] }), 'direction'],
  ['an offset', ':runQuery', query({ offset: 1 }), 'offset'],
  ['a mask', ':runQuery', query({ select: { fields: [field] } }), 'select'],
  ['a server timestamp', ':commit', { writes: [{ update: { name }, ...transform }] }, 'writes.0'],
  ['a path with an odd number of segments', ':commit', { writes: [{ delete: `${name}/b` }] }, 'writes.0'],
  [
    'an invalid timestamp',
    ':commit',
    { writes: [{ update: { name, fields: { a: { timestampValue: 'now' } } } }] },
    '0',
  ],
])('rejects an unsupported request: %s', async (_, method, body, part) => {
  const headers = { Authorization: 'Bearer owner' };
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await fetch(`http://${server.host}${DOCUMENTS}${method}`, request);
  const [{ error }] = [await answer.json()].flat();
  expect(error).toMatchObject({ code: 400, status: 'INVALID_ARGUMENT', message: expect.stringContaining(part) });
});

it.each([
  ['POST', `${DOCUMENTS}:runAggregationQuery`, '{}', 501],
  ['POST', `${DOCUMENTS}:commit`, '{', 400],
  ['GET', `${DOCUMENTS}/works?pageToken=x`, null, 501],
  ['GET', '/v2/else', null, 404],
  ['GET', '/%', null, 400],
])('returns an error for an unknown or malformed request: %s %s %s', async (method, path, body, status) => {
  const response = await fetch(`http://${server.host}${path}`, { method, body });
  expect([response.status, (await response.json()).error.code]).toEqual([status, status]);
});
