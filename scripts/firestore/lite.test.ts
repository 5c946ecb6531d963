import * as lite from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type LocalFirestore, startFirestore } from './start';
import { openLite } from './testing';

let server: LocalFirestore;
let staff: ReturnType<typeof openLite>;
let db: lite.Firestore;

beforeAll(async () => {
  server = await startFirestore();
  staff = openLite(server, 'owner');
  db = staff.db;
});
beforeEach(() => server.clear());
afterAll(async () => {
  await staff.close();
  await server.stop();
});

const ids = ({ docs }: lite.QuerySnapshot) => docs.map(({ id }) => id);
const ask = async (...constraints: lite.QueryConstraint[]) =>
  ids(await lite.getDocs(lite.query(lite.collection(db, 'things'), ...constraints)));

it('gives back values of every type as they were set', async () => {
  const everything = {
    text: 'บ้าน 🏠',
    whole: 9_007_199_254_740_991,
    half: 0.5,
    endless: Number.POSITIVE_INFINITY,
    nan: Number.NaN,
    yes: true,
    nothing: null,
    at: new lite.Timestamp(1_790_000_000, 123_456_000),
    place: new lite.GeoPoint(13.75, 0),
    map: { inner: { list: [1, 'two', { three: 3 }] }, empty: {} },
    none: [],
    'a field.with `marks`': 1,
  };
  const path = lite.doc(db, 'things/all');
  const bytes = new Uint8Array([1, 2, 255]);
  await lite.setDoc(path, { ...everything, home: lite.doc(db, 'listings/h'), bytes: lite.Bytes.fromUint8Array(bytes) });
  const { home, bytes: stored, ...found } = (await lite.getDoc(path)).data() ?? {};
  expect(found).toEqual(everything);
  expect(home.path).toBe('listings/h');
  expect(stored.toUint8Array()).toEqual(bytes);
});

it('has plain data as it was seeded: texts of instants stay texts, numbers are whole where they can be', async () => {
  const seeded = await startFirestore({
    seed: { listings: [{ id: 'h1', updated_at: '2026-01-01T00:00:00Z', price: 5, size: 2.5, geo: { lat: 13 } }] },
  });
  const { db: other, close } = openLite(seeded, 'owner');
  const found = await lite.getDoc(lite.doc(other, 'listings/h1'));
  expect(found.data()).toEqual({ updated_at: '2026-01-01T00:00:00Z', price: 5, size: 2.5, geo: { lat: 13 } });
  await close();
  await seeded.stop();
});

it('compares values with those of their own type alone: a text is never later than a timestamp', async () => {
  await server.put('things', 'text', { updated_at: '2026-06-01T00:00:00Z' });
  await server.put('things', 'stamp', { updated_at: new Date('2026-06-01T00:00:00Z') });
  await server.put('things', 'null', { updated_at: null });
  await server.put('things', 'none', {});
  const later = (value: unknown) => ask(lite.where('updated_at', '>', value), lite.orderBy('updated_at'));
  expect(await later('2026-01-01T00:00:00Z')).toEqual(['text']);
  expect(await later('2026-06-01T00:00:00Z')).toEqual([]);
  expect(await later(lite.Timestamp.fromDate(new Date('2026-01-01T00:00:00Z')))).toEqual(['stamp']);
  expect(await later(lite.Timestamp.fromDate(new Date('2026-06-01T00:00:00Z')))).toEqual([]);
  expect(await ask(lite.orderBy('updated_at'))).toEqual(['null', 'stamp', 'text']);
});

it('filters by equality, lists, ranges of names, and either of two', async () => {
  for (const [id, status] of Object.entries({ a: 'Active', b: 'Sold', c: 'Draft', d: 'Active' })) {
    await server.put('things', id, { status, n: id.charCodeAt(0) - 96, tags: [status, id] });
  }
  await server.put('things', 'null', { status: null });
  expect(await ask(lite.where('status', '==', 'Active'))).toEqual(['a', 'd']);
  expect(await ask(lite.where('status', 'in', ['Active', 'Sold']), lite.orderBy(lite.documentId()))).toEqual([
    'a',
    'b',
    'd',
  ]);
  expect(await ask(lite.where('status', '!=', 'Active'))).toEqual(['c', 'b']);
  expect(await ask(lite.where('status', 'not-in', ['Active', 'Sold']))).toEqual(['c']);
  expect(await ask(lite.where('n', '>=', 2), lite.where('n', '<', 4))).toEqual(['b', 'c']);
  expect(await ask(lite.where('tags', 'array-contains', 'Draft'))).toEqual(['c']);
  expect(await ask(lite.where('tags', 'array-contains-any', ['Draft', 'a']))).toEqual(['a', 'c']);
  const name = lite.documentId();
  expect(await ask(lite.where(name, '>', 'a'), lite.where(name, '<', 'd'))).toEqual(['b', 'c']);
  expect(await ask(lite.where(name, '>=', 'b'), lite.where(name, '<=', 'c'))).toEqual(['b', 'c']);
  expect(await ask(lite.where(name, '>=', 'b'), lite.where('status', '==', 'Active'))).toEqual(['d']);
  expect(await ask(lite.where('n', '>', 1), lite.orderBy('n', 'desc'), lite.limit(2))).toEqual(['d', 'c']);
  const either = lite.or(lite.where('n', '==', 1), lite.where('status', '==', 'Draft'));
  expect(ids(await lite.getDocs(lite.query(lite.collection(db, 'things'), either)))).toEqual(['a', 'c']);
});

it('reads and writes at paths, also where a name has dots and marks in it', async () => {
  const odd = new lite.FieldPath('a.b', 'c`d\\');
  await server.put('things', 'odd', { 'a.b': { 'c`d\\': 1, kept: true }, plain: { deep: { n: 1 } } });
  expect(await ask(lite.where(odd, '==', 1))).toEqual(['odd']);
  expect(await ask(lite.where('plain.deep.n', '==', 1))).toEqual(['odd']);
  await lite.updateDoc(lite.doc(db, 'things/odd'), odd, 2, 'plain.deep.m', 3, 'made.anew', 4);
  expect((await lite.getDoc(lite.doc(db, 'things/odd'))).data()).toEqual({
    'a.b': { 'c`d\\': 2, kept: true },
    plain: { deep: { n: 1, m: 3 } },
    made: { anew: 4 },
  });
});

it('pages behind a document and behind values, also where many are equal', async () => {
  for (const n of [3, 1, 2, 5, 4]) await server.put('things', `t${n}`, { stamp: n < 4 ? 'a' : 'b' });
  const orders = [[lite.orderBy(lite.documentId())], [lite.orderBy('stamp'), lite.orderBy(lite.documentId())]];
  for (const order of orders) {
    const page = (...after: lite.QueryConstraint[]) =>
      lite.getDocs(lite.query(lite.collection(db, 'things'), ...order, ...after, lite.limit(2)));
    const first = await page();
    const second = await page(lite.startAfter(first.docs.at(-1)));
    const third = await page(lite.startAfter(second.docs.at(-1)));
    expect([first, second, third].map(ids)).toEqual([['t1', 't2'], ['t3', 't4'], ['t5']]);
  }
  expect(await ask(lite.orderBy('stamp'), lite.startAfter('a'))).toEqual(['t4', 't5']);
  expect(await ask(lite.orderBy('stamp'), lite.startAt('b'))).toEqual(['t4', 't5']);
  expect(await ask(lite.orderBy('stamp', 'desc'), lite.startAfter('b'), lite.endAt('a'))).toEqual(['t3', 't2', 't1']);
  expect(await ask(lite.orderBy(lite.documentId()), lite.startAfter('t2'), lite.endBefore('t5'))).toEqual(['t3', 't4']);
});

it('writes all of a batch or nothing', async () => {
  await server.put('things', 'old', { a: { b: 1, c: 2 }, n: 1, list: ['x'] });
  const batch = lite.writeBatch(db);
  batch.set(lite.doc(db, 'things/new'), { x: 1 });
  batch.update(lite.doc(db, 'things/old'), {
    'a.b': lite.deleteField(),
    n: lite.increment(2),
    list: lite.arrayUnion('x', 'y'),
    at: lite.serverTimestamp(),
  });
  await batch.commit();
  const { at, ...old } = (await lite.getDoc(lite.doc(db, 'things/old'))).data() ?? {};
  expect(old).toEqual({ a: { c: 2 }, n: 3, list: ['x', 'y'] });
  expect(Math.abs(at.toMillis() - Date.now())).toBeLessThan(5_000);

  const broken = lite.writeBatch(db);
  broken.delete(lite.doc(db, 'things/old'));
  broken.update(lite.doc(db, 'things/absent'), { x: 1 });
  await expect(broken.commit()).rejects.toMatchObject({ code: 'not-found' });
  expect(await ask()).toEqual(['new', 'old']);
});

it('counts documents, and what they cost as Google bills it', async () => {
  for (let n = 0; n < 1_001; n += 1) await server.put('things', `t${n}`, { n });
  const cost = async (run: () => Promise<unknown>) => {
    const before = server.reads();
    await run();
    const after = server.reads();
    return [after.documents - before.documents, after.queries - before.queries];
  };
  const things = lite.collection(db, 'things');
  const count = (...constraints: lite.QueryConstraint[]) => lite.getCount(lite.query(things, ...constraints));
  expect((await count()).data()).toEqual({ count: 1_001 });
  expect(await cost(() => count())).toEqual([2, 1]);
  expect(await cost(() => count(lite.where('n', '<', 1_000)))).toEqual([1, 1]);
  expect(await cost(() => count(lite.where('n', '<', 0)))).toEqual([1, 1]);
  expect(await cost(() => ask(lite.limit(7)))).toEqual([7, 1]);
  expect(await cost(() => ask(lite.where('n', '<', 0)))).toEqual([1, 1]);
  expect(await cost(() => lite.getDoc(lite.doc(db, 'things/absent')))).toEqual([1, 1]);
  const told = await fetch(`http://${server.host}/emulator/v1/reads`);
  expect(await told.json()).toEqual(server.reads());
});

it('refuses what production would refuse for want of an index', async () => {
  const status = lite.where('record_status', '==', 'Active');
  const changed = [lite.where('updated_at', '>', ''), lite.orderBy('updated_at')];
  await expect(ask(status, ...changed)).rejects.toMatchObject({ code: 'failed-precondition' });
  const homes = lite.query(lite.collection(db, 'listings'), status, ...changed);
  expect((await lite.getDocs(homes)).size).toBe(0);
});
