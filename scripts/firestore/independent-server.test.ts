import { FirestoreServer } from '@firestore-emulator/server';
import { type Firestore, Timestamp } from '@google-cloud/firestore';
import { expect, it } from 'vitest';
import { startFirestore } from './start';
import { openAdmin } from './testing';

/** The other server does not tell which port it took. */
async function freePort(): Promise<number> {
  const brief = await startFirestore();
  await brief.stop();
  return Number(brief.host.split(':')[1]);
}

/** What a server makes of the same writes and queries: those that the other one can do. */
async function answers(database: Firestore) {
  const batch = database.batch();
  for (let n = 0; n < 20; n += 1) {
    const status = ['Active', 'Sold', 'Draft'][n % 3];
    batch.set(database.doc(`things/t${String(n).padStart(2, '0')}`), {
      status,
      n: (n * 7) % 20,
      updated_at: n % 2 === 0 ? `2026-01-${n + 10}` : Timestamp.fromMillis(n * 1_000),
      tags: [status, n],
    });
  }
  await batch.commit();
  await database.doc('things/t05').update({ status: 'Sold', extra: { a: 1 } });
  await database.doc('things/t06').delete();
  const things = database.collection('things');
  const queries = [
    things.orderBy('n'),
    things.orderBy('n', 'desc').limit(5),
    things.where('status', '==', 'Sold'),
    things.where('status', 'in', ['Active', 'Draft']),
    things.where('n', '>=', 5).where('n', '<', 9).orderBy('n'),
    things.where('tags', 'array-contains', 'Sold'),
    things.where('status', '!=', 'Sold').orderBy('status').limit(1),
  ];
  const found = await Promise.all(queries.map(async (query) => (await query.get()).docs.map((d) => [d.id, d.data()])));
  const counted = await Promise.all(queries.map(async (query) => (await query.count().get()).data().count));
  return { found, counted, changed: (await database.doc('things/t05').get()).data() };
}

/** Somebody else's server, so that not only our own reading of the protocol is asked. */
it('answers as an independent server does, in what both can do', async () => {
  const server = await startFirestore();
  const other = new FirestoreServer();
  const port = await freePort();
  await other.start(port);
  const [ours, theirs] = [openAdmin(server), openAdmin({ host: `localhost:${port}` })];
  try {
    expect(await answers(ours)).toEqual(await answers(theirs));
  } finally {
    await Promise.all([ours.terminate(), theirs.terminate(), server.stop()]);
    other.stop();
  }
});
