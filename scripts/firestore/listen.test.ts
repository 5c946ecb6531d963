import type { DocumentSnapshot, Firestore, QuerySnapshot } from '@google-cloud/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ListenResponse, type ListenStream, listenStreams } from '../../lib/content/live/listen-stream.server';
import { type LocalFirestore, PROJECT, startFirestore } from './start';
import { openAdmin } from './testing/clients';

let server: LocalFirestore;
let staff: Firestore;
let openStream: () => ListenStream;

beforeAll(async () => {
  server = await startFirestore({ historyMs: 60_000 });
  staff = openAdmin(server);
  openStream = await listenStreams({ projectId: PROJECT, emulator: server.host });
});
beforeEach(() => server.clear());
const allClosed = () => vi.waitFor(() => expect(server.listeners.streamCount()).toBe(0), { interval: 5 });
afterEach(allClosed);
afterAll(async () => {
  await staff.terminate();
  await server.stop();
});

const [active, sold, draft] = [{ record_status: 'Active' }, { record_status: 'Sold' }, { record_status: 'Draft' }];
const readsOf = async (run: () => Promise<unknown>) => {
  const before = server.reads().documents;
  await run();
  return server.reads().documents - before;
};

/** Queues the snapshots and errors of a listener; `next` returns them one after the other. */
function received<Snapshot>(listen: (next: (snapshot: Snapshot) => void, fail: (error: Error) => void) => () => void) {
  const waiting: (Snapshot | Error)[] = [];
  const close = listen(
    (snapshot) => waiting.push(snapshot),
    (error) => waiting.push(error),
  );
  const next = () =>
    vi.waitFor(
      () => {
        const found = waiting.shift() ?? expect.fail('no snapshot yet');
        if (found instanceof Error) return found.message;
        return found;
      },
      { interval: 5, timeout: 5_000 },
    );
  return { next, close };
}
const changes = (snapshot: QuerySnapshot | string) =>
  typeof snapshot === 'string' ? snapshot : snapshot.docChanges().map(({ type, doc }) => `${type} ${doc.id}`);
const listenToHomes = () => {
  const query = staff.collection('homes').where('record_status', 'in', ['Active', 'Sold']);
  const { next, close } = received<QuerySnapshot>((seen, failed) => query.onSnapshot(seen, failed));
  return { next: async () => changes(await next()), close };
};

describe('onSnapshot of Google’s SDK', () => {
  it('receives all documents, then one snapshot for each commit, and is billed for the documents sent', async () => {
    await server.put('homes', 'a', { ...active, price: 1 });
    await server.put('homes', 'draft', draft);
    await server.put('homes', 'b', sold);
    const { next, close } = listenToHomes();
    expect(await readsOf(async () => expect(await next()).toEqual(['added a', 'added b']))).toBe(2);
    const batch = staff.batch();
    batch.update(staff.doc('homes/a'), { price: 2 });
    batch.update(staff.doc('homes/draft'), { record_status: 'Active' });
    batch.delete(staff.doc('homes/b'));
    batch.set(staff.doc('others/a'), { record_status: 'Active' });
    await batch.commit();
    expect(await next()).toEqual(['removed b', 'added draft', 'modified a']);
    const reads = await readsOf(async () => {
      await staff.doc('homes/a').set({ ...active, price: 2 });
      await server.put('homes', 'a', draft);
      expect(await next()).toEqual(['removed a']);
    });
    expect(reads).toBe(1);
    close();
  });

  it('receives the creation and the deletion of a single document', async () => {
    const { next, close } = received<DocumentSnapshot>((seen, failed) => staff.doc('works/w').onSnapshot(seen, failed));
    const exists = async () => {
      const snapshot = await next();
      return typeof snapshot === 'string' ? snapshot : snapshot.exists;
    };
    expect(await exists()).toBe(false);
    await server.put('works', 'w', {});
    expect(await exists()).toBe(true);
    await server.put('works', 'w', null);
    expect(await exists()).toBe(false);
    close();
  });

  it('reconnects after an error and receives the changes', async () => {
    for (const id of ['a', 'b']) await server.put('homes', id, active);
    const { next, close } = listenToHomes();
    await next();
    server.listeners.fail('UNAVAILABLE', 'A test');
    await server.put('homes', 'a', null);
    await server.put('homes', 'c', active);
    expect(await next()).toEqual(['removed a', 'added c']);
    server.listeners.refuseTargets('homes', 'PERMISSION_DENIED', 'Not for you');
    expect(await next()).toBe('Error 7: Not for you');
    server.listeners.refuseTargets('homes', null);
    close();
  });
});

const idOf = (name: string) => name.split('/').at(-1);

/** A message of the stream as one line. */
function line({ targetChange, documentChange, documentDelete, filter }: ListenResponse): string {
  const { targetChangeType, targetIds = [], cause } = targetChange ?? {};
  if (targetChangeType)
    return [targetChangeType, ...targetIds, ...(cause ? [cause.code, cause.message] : [])].join(' ');
  if (filter) return `count of ${filter.targetId} is ${filter.count}`;
  if (documentDelete) return ['deleted', idOf(documentDelete.document), ...documentDelete.removedTargetIds].join(' ');
  const removed = documentChange?.removedTargetIds.map((id) => `-${id}`) ?? [];
  return [idOf(documentChange?.document.name ?? ''), ...(documentChange?.targetIds ?? []), ...removed].join(' ');
}

/** Opens a stream with the site's code, which uses Google's generated client. */
function openRaw() {
  const stream = openStream();
  const responses = stream.responses[Symbol.asyncIterator]();
  let token: Uint8Array | undefined;
  return {
    ...stream,
    /** Reads messages until one starts with `last`; by default until a consistent snapshot. */
    async until(last = 'NO_CHANGE') {
      const lines: string[] = [];
      while (lines.at(-1)?.startsWith(last) !== true) {
        const { value } = await responses.next();
        lines.push(line(value));
        token = value.targetChange?.resumeToken ?? token;
      }
      return lines;
    },
    token: () => token ?? expect.fail('received no resume token'),
  };
}

describe('a raw Listen stream', () => {
  it('serves several targets, and sends simultaneous commits as one snapshot', async () => {
    await server.put('listings', 'a', active);
    await server.put('works', 'w', active);
    const raw = openRaw();
    raw.addTarget(2, 'listings');
    expect(await raw.until()).toEqual(['ADD 2', 'a 2', 'CURRENT 2', 'NO_CHANGE']);
    raw.addTarget(4, 'listings');
    raw.addTarget(6, 'works');
    expect(await raw.until()).toEqual(['ADD 4', 'a 4', 'CURRENT 4', 'NO_CHANGE']);
    expect(await raw.until()).toEqual(['ADD 6', 'w 6', 'CURRENT 6', 'NO_CHANGE']);
    await server.put('works', 'w', sold);
    expect(await raw.until()).toEqual(['w -6', 'NO_CHANGE']);
    raw.removeTarget(4);
    expect(await raw.until('REMOVE')).toEqual(['REMOVE 4']);
    const writes = [server.put('listings', 'a', null), server.put('works', 'w', active)];
    await Promise.all([...writes, server.put('offices', 'o', active)]);
    expect((await raw.until()).toSorted()).toEqual(['NO_CHANGE', 'deleted a 2', 'w 6']);
    server.listeners.sendWrongCounts();
    expect(await raw.until('count of 6')).toEqual(['count of 2 is 1', 'count of 6 is 2']);
    raw.close();
  });

  it('resumes from a token with the changes and a count, and resends everything for an old time', async () => {
    for (const id of ['a', 'b', 'c', 'd']) await server.put('listings', id, active);
    const first = openRaw();
    first.addTarget(2, 'listings');
    await first.until();
    first.close();
    await allClosed();
    await server.put('listings', 'b', null);
    await server.put('listings', 'c', draft);
    await server.put('listings', 'draft', draft);
    await server.put('listings', 'e', active);
    const raw = openRaw();
    const reads = await readsOf(async () => {
      raw.addTarget(2, 'listings', { resumeToken: first.token() });
      expect(await raw.until()).toEqual([
        'ADD 2',
        'e 2',
        'c -2',
        'deleted b 2',
        'count of 2 is 3',
        'CURRENT 2',
        'NO_CHANGE',
      ]);
    });
    expect(reads).toBe(2);
    const seconds = Math.floor(Date.now() / 1_000);
    raw.addTarget(4, 'listings', { readTime: { seconds: String(seconds - 120), nanos: 0 } });
    expect(await raw.until()).toEqual(['ADD 4', 'RESET 4', 'a 4', 'd 4', 'e 4', 'CURRENT 4', 'NO_CHANGE']);
    raw.close();
  });
});

describe('a raw Listen stream with simulated errors', () => {
  it('is refused if a test requests it, and if the request is invalid', async () => {
    const raw = openRaw();
    raw.addTarget(2, 'listings');
    await raw.until();
    server.listeners.refuseTargets('listings', 'RESOURCE_EXHAUSTED', 'Too much');
    expect(await raw.until('REMOVE')).toEqual(['REMOVE 2 8 Too much']);
    server.listeners.refuseTargets('listings', null);
    raw.addTarget(0, 'listings');
    await expect(raw.until()).rejects.toMatchObject({ code: 3 });
    server.listeners.refuse('PERMISSION_DENIED');
    await expect(openRaw().until()).rejects.toMatchObject({ code: 7 });
    server.listeners.refuse(null);
  });
});
