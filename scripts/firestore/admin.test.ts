import { AggregateField, FieldPath, FieldValue, type Firestore, Timestamp } from '@google-cloud/firestore';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type LocalFirestore, startFirestore } from './start';
import { openAdmin } from './testing';

let server: LocalFirestore;
let db: Firestore;

beforeAll(async () => {
  server = await startFirestore();
  db = openAdmin(server);
});
beforeEach(() => server.clear());
afterAll(async () => {
  await db.terminate();
  await server.stop();
});

const ids = ({ docs }: { docs: { id: string }[] }) => docs.map(({ id }) => id);

it('gives back values as they were set', async () => {
  const everything = {
    text: 'บ้าน 🏠',
    whole: 9_007_199_254_740_991,
    half: -0.5,
    yes: false,
    nothing: null,
    at: new Timestamp(1_790_000_000, 123_456_000),
    bytes: Buffer.from([1, 2, 255]),
    map: { inner: { list: [1, 'two', { three: 3 }] }, empty: {} },
    none: [],
  };
  const home = db.doc('listings/h');
  await db.doc('things/all').set({ ...everything, home });
  const { home: stored, ...found } = (await db.doc('things/all').get()).data() ?? {};
  expect(found).toEqual(everything);
  expect(stored.path).toBe('listings/h');
  expect((await db.doc('things/absent').get()).exists).toBe(false);
});

it('filters, orders, pages and counts', async () => {
  for (const n of [3, 1, 2, 5, 4]) await server.put('things', `t${n}`, { status: n < 4 ? 'a' : 'b', n });
  const things = db.collection('things');
  expect(ids(await things.where('status', 'in', ['b', 'c']).get())).toEqual(['t4', 't5']);
  expect(ids(await things.where('n', '>', 1).orderBy('n', 'desc').limit(2).get())).toEqual(['t5', 't4']);
  const byName = things.orderBy(FieldPath.documentId());
  const first = await byName.limit(2).get();
  expect(ids(await byName.startAfter(first.docs[1]).get())).toEqual(['t3', 't4', 't5']);
  expect(ids(await byName.limitToLast(2).get())).toEqual(['t4', 't5']);
  expect((await things.where('n', '<=', 3).count().get()).data()).toEqual({ count: 3 });
  expect((await things.select('n').limit(1).get()).docs[0]?.data()).toEqual({ n: 1 });
});

it('passes over what it is told to and bills it, adds up, and asks for all collections of a name', async () => {
  for (const n of [1, 2, 3, 4]) await server.put('things', `t${n}`, { n, half: n / 2 });
  await db.doc('things/t1/parts/p').set({ n: 9 });
  await db.doc('others/o/parts/q').set({ n: 9 });
  const before = server.reads().documents;
  expect(ids(await db.collection('things').orderBy('n').offset(2).limit(1).get())).toEqual(['t3']);
  expect(server.reads().documents - before).toBe(3);
  const sums = {
    whole: AggregateField.sum('n'),
    half: AggregateField.sum('half'),
    mean: AggregateField.average('n'),
  };
  expect((await db.collection('things').aggregate(sums).get()).data()).toEqual({ whole: 10, half: 5, mean: 2.5 });
  expect(ids(await db.collectionGroup('parts').get())).toEqual(['q', 'p']);
  expect(ids(await db.collection('things').get())).toEqual(['t1', 't2', 't3', 't4']);
});

it('changes a document only as it was seen', async () => {
  await server.put('things', 'a', { n: 1 });
  const { updateTime: lastUpdateTime } = await db.doc('things/a').get();
  await db.doc('things/a').update({ n: FieldValue.increment(0.5) }, { lastUpdateTime });
  await expect(db.doc('things/a').update({ n: 3 }, { lastUpdateTime })).rejects.toMatchObject({ code: 9 });
  expect((await db.doc('things/a').get()).data()).toEqual({ n: 1.5 });
});

it('writes batches, in bulk, and in transactions, and refuses', async () => {
  const batch = db.batch();
  batch.create(db.doc('things/a'), { n: 1 });
  batch.set(db.doc('things/b'), { n: 1, at: FieldValue.serverTimestamp() });
  await batch.commit();
  await expect(db.doc('things/a').create({ n: 2 })).rejects.toMatchObject({ code: 6 });
  await expect(db.doc('things/c').update({ n: 2 })).rejects.toMatchObject({ code: 5 });
  await db.runTransaction(async (transaction) => {
    const { n } = (await transaction.get(db.doc('things/a'))).data() ?? {};
    transaction.update(db.doc('things/a'), { n: n + 1, more: FieldValue.arrayUnion('x') });
  });
  expect((await db.doc('things/a').get()).data()).toEqual({ n: 2, more: ['x'] });
  const bulk = db.bulkWriter();
  for (let n = 0; n < 50; n += 1) void bulk.set(db.doc(`bulk/${n}`), { n });
  const refused = expect(bulk.create(db.doc('bulk/7'), { n: 0 })).rejects.toMatchObject({ code: 6 });
  await bulk.close();
  await refused;
  expect((await db.collection('bulk').count().get()).data().count).toBe(50);
});
