import google, { type DocumentData, type Firestore, type QuerySnapshot } from '@google-cloud/firestore';
import { credentials } from '@grpc/grpc-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type LocalFirestore, PROJECT, startFirestore } from './start';
import { openAdmin } from './testing';

const DATABASE = `projects/${PROJECT}/databases/(default)`;
const PARENT = `${DATABASE}/documents`;

let server: LocalFirestore;
let staff: Firestore;

beforeAll(async () => {
  server = await startFirestore({ historyMs: 60_000 });
  staff = openAdmin(server);
});
beforeEach(() => server.clear());
afterAll(async () => {
  await staff.terminate();
  await server.stop();
});

/** Hands over what arrives in its order, to whoever waits for it. */
function inbox<Item>() {
  const items: Item[] = [];
  let wake = () => {};
  return {
    put(item: Item) {
      items.push(item);
      wake();
    },
    async next(): Promise<Item> {
      for (;;) {
        const item = items.shift();
        if (item !== undefined) return item;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}

describe('onSnapshot of Google’s SDK', () => {
  const open = async () => {
    const seen = inbox<QuerySnapshot<DocumentData> | Error>();
    const query = staff.collection('homes').where('record_status', 'in', ['Active', 'Sold']);
    const close = query.onSnapshot(seen.put, seen.put);
    const next = async () => {
      const snapshot = await seen.next();
      if (snapshot instanceof Error) throw snapshot;
      return snapshot.docChanges().map(({ type, doc }) => `${type} ${doc.id} ${doc.get('price') ?? ''}`.trim());
    };
    return { next, close };
  };

  it('sees what is there, then each commit as one snapshot', async () => {
    await server.put('homes', 'a', { record_status: 'Active', price: 1 });
    await server.put('homes', 'draft', { record_status: 'Draft' });
    await server.put('homes', 'b', { record_status: 'Sold' });
    const before = server.reads().documents;
    const { next, close } = await open();
    expect(await next()).toEqual(['added a 1', 'added b']);
    expect(server.reads().documents - before).toBe(2);
    const batch = staff.batch();
    batch.update(staff.doc('homes/a'), { price: 2 });
    batch.update(staff.doc('homes/draft'), { record_status: 'Active' });
    batch.delete(staff.doc('homes/b'));
    batch.set(staff.doc('others/a'), { record_status: 'Active' });
    await batch.commit();
    expect(await next()).toEqual(['removed b', 'added draft', 'modified a 2']);
    expect(server.reads().documents - before).toBe(4);
    await staff.doc('homes/a').set({ record_status: 'Active', price: 2 });
    await server.put('homes', 'a', { record_status: 'Draft' });
    expect(await next()).toEqual(['removed a 2']);
    expect(server.reads().documents - before).toBe(5);
    close();
  });

  it('comes back by itself after a fault, with what changed', async () => {
    for (const id of ['a', 'b']) await server.put('homes', id, { record_status: 'Active' });
    const { next, close } = await open();
    await next();
    const before = server.reads().documents;
    server.listeners.fail('UNAVAILABLE', 'A test');
    await server.put('homes', 'a', null);
    await server.put('homes', 'c', { record_status: 'Active' });
    expect(await next()).toEqual(['removed a', 'added c']);
    expect(server.reads().documents - before).toBe(1);
    server.listeners.sendWrongCounts();
    await server.put('homes', 'd', { record_status: 'Active' });
    expect(await next()).toEqual(['added d']);
    close();
  });

  it('ends with the error of a refused target', async () => {
    server.listeners.refuseTargets('homes', 'PERMISSION_DENIED', 'Not for you');
    const { next, close } = await open();
    await expect(next()).rejects.toThrow('Error 7: Not for you');
    close();
    server.listeners.refuseTargets('homes', null);
  });
});

const change = z.object({ targetIds: z.array(z.number()), targetChangeType: z.string() });
const cause = z.object({ code: z.number(), message: z.string() }).nullish();
const removed = z.object({ document: z.string(), removedTargetIds: z.array(z.number()) });
const message = z.object({
  targetChange: change.extend({ cause, resumeToken: z.instanceof(Buffer), readTime: z.unknown() }).nullish(),
  documentChange: z
    .object({
      document: z.object({ name: z.string() }),
      targetIds: z.array(z.number()),
      removedTargetIds: z.array(z.number()),
    })
    .nullish(),
  documentDelete: removed.nullish(),
  documentRemove: removed.nullish(),
  filter: z.object({ targetId: z.number(), count: z.number() }).nullish(),
});

const idOf = (name: string) => name.slice(PARENT.length + 1);

/** A message in one line. */
function told({ targetChange, documentChange, documentDelete, documentRemove, filter }: z.output<typeof message>) {
  if (targetChange) {
    const { targetChangeType, targetIds, cause: reason } = targetChange;
    return [targetChangeType, ...targetIds, ...(reason ? [reason.code, reason.message] : [])].join(' ');
  }
  if (filter) return `count of ${filter.targetId} is ${filter.count}`;
  if (documentChange) {
    const { document, targetIds, removedTargetIds } = documentChange;
    return [idOf(document.name), ...targetIds, ...removedTargetIds.map((id) => `-${id}`)].join(' ');
  }
  const gone = documentDelete ?? documentRemove;
  return [documentDelete ? 'deleted' : 'removed', idOf(gone?.document ?? ''), ...(gone?.removedTargetIds ?? [])].join(
    ' ',
  );
}

/** A stream of Google's generated client. */
function openRaw(authorization = 'Bearer owner') {
  const [servicePath, port] = server.host.split(':');
  const client = new google.v1.FirestoreClient({
    projectId: PROJECT,
    servicePath,
    port: Number(port),
    sslCreds: credentials.createInsecure(),
  });
  const stream = client.listen({ otherArgs: { headers: { Authorization: authorization } } });
  const seen = inbox<z.output<typeof message> | Error>();
  stream.on('data', (data: unknown) => seen.put(message.parse(data)));
  stream.on('error', (error: Error) => seen.put(error));
  const ended = new Promise<unknown>((resolve) => stream.once('end', resolve).once('error', resolve));
  let token: Buffer = Buffer.alloc(0);
  return {
    send: (request: object) => stream.write({ database: DATABASE, ...request }),
    /** Everything until the next message of a kind: by default until a consistent snapshot. */
    async until(last = 'NO_CHANGE') {
      const lines: string[] = [];
      while (lines.at(-1)?.startsWith(last) !== true) {
        const item = await seen.next();
        if (item instanceof Error) throw item;
        lines.push(told(item));
        if (item.targetChange?.resumeToken.length) token = item.targetChange.resumeToken;
      }
      return lines;
    },
    token: () => token,
    async close() {
      stream.end();
      await ended;
      await client.close();
    },
  };
}

const query = (targetId: number, collectionId: string, ...statuses: string[]) => ({
  targetId,
  query: {
    parent: PARENT,
    structuredQuery: {
      from: [{ collectionId }],
      where: {
        fieldFilter: {
          field: { fieldPath: 'record_status' },
          op: 'IN',
          value: { arrayValue: { values: statuses.map((stringValue) => ({ stringValue })) } },
        },
      },
    },
  },
});

const [active, sold] = [{ record_status: 'Active' }, { record_status: 'Sold' }];

describe('a raw Listen stream', () => {
  it('serves several targets', async () => {
    await server.put('homes', 'a', active);
    await server.put('works', 'w', active);
    const raw = openRaw();
    raw.send({ addTarget: query(2, 'homes', 'Active') });
    expect(await raw.until()).toEqual(['ADD 2', 'homes/a 2', 'CURRENT 2', 'NO_CHANGE']);
    raw.send({ addTarget: query(4, 'homes', 'Active', 'Sold') });
    raw.send({ addTarget: { targetId: 6, documents: { documents: [`${PARENT}/works/w`, `${PARENT}/works/x`] } } });
    expect(await raw.until()).toEqual(['ADD 4', 'homes/a 4', 'CURRENT 4', 'NO_CHANGE']);
    expect(await raw.until()).toEqual(['ADD 6', 'works/w 6', 'deleted works/x 6', 'CURRENT 6', 'NO_CHANGE']);
    await server.put('homes', 'a', sold);
    expect(await raw.until()).toEqual(['homes/a 4 -2', 'NO_CHANGE']);
    raw.send({ removeTarget: 4 });
    expect(await raw.until('REMOVE')).toEqual(['REMOVE 4']);
    await server.put('homes', 'a', active);
    expect(await raw.until()).toEqual(['homes/a 2', 'NO_CHANGE']);
    await Promise.all([
      server.put('homes', 'a', null),
      server.put('works', 'w', null),
      server.put('works', 'x', active),
    ]);
    const together = await raw.until();
    expect(together.toSorted()).toEqual(['NO_CHANGE', 'deleted homes/a 2', 'deleted works/w 6', 'works/x 6']);
    await raw.close();
  });

  it('resumes from a token or a time with what changed and a count', async () => {
    for (const id of ['a', 'b', 'c', 'd']) await server.put('homes', id, active);
    const first = openRaw();
    first.send({ addTarget: query(2, 'homes', 'Active') });
    await first.until();
    await first.close();
    await server.put('homes', 'b', null);
    await server.put('homes', 'c', sold);
    await server.put('homes', 'sold', sold);
    await server.put('homes', 'e', active);
    const changes = ['CURRENT 2', 'NO_CHANGE', 'count of 2 is 3', 'deleted homes/b 2', 'homes/c -2', 'homes/e 2'];
    const resumed = openRaw();
    const before = server.reads().documents;
    resumed.send({ addTarget: { ...query(2, 'homes', 'Active'), resumeToken: first.token() } });
    expect((await resumed.until()).toSorted()).toEqual(['ADD 2', ...changes]);
    expect(server.reads().documents - before).toBe(2);
    const tooLongAgo = { seconds: Math.floor(Date.now() / 1_000) - 120 };
    resumed.send({ addTarget: { ...query(4, 'homes', 'Active'), readTime: tooLongAgo } });
    expect(await resumed.until()).toEqual([
      ...['ADD 4', 'RESET 4', 'homes/a 4', 'homes/d 4', 'homes/e 4', 'CURRENT 4', 'NO_CHANGE'],
    ]);
    await resumed.close();
  });
});

describe('a refused Listen stream', () => {
  it('is refused when a test says so, and when it is not understood', async () => {
    const raw = openRaw();
    raw.send({ addTarget: query(2, 'homes', 'Active') });
    await raw.until();
    server.listeners.refuseTargets('homes', 'RESOURCE_EXHAUSTED', 'Too much');
    expect(await raw.until('REMOVE')).toEqual(['REMOVE 2 8 Too much']);
    server.listeners.refuseTargets('homes', null);
    raw.send({ addTarget: { targetId: 4, query: { parent: PARENT, structuredQuery: { from: [{}] } } } });
    await expect(raw.until()).rejects.toMatchObject({ code: 3 });
    await raw.close();

    server.listeners.refuse('PERMISSION_DENIED');
    const refused = openRaw();
    await expect(refused.until()).rejects.toMatchObject({ code: 7 });
    server.listeners.refuse(null);
    await refused.close();
  });

  it('shows the public what it may read, and no more of a document that it may not', async () => {
    const visitor = openRaw('');
    visitor.send({ addTarget: query(2, 'seller_leads', 'Active') });
    expect(await visitor.until('REMOVE')).toEqual(['REMOVE 2 7 Missing or insufficient permissions.']);
    visitor.send({ addTarget: query(4, 'works', 'Active') });
    await visitor.until();
    await server.put('works', 'w', active);
    expect(await visitor.until()).toEqual(['works/w 4', 'NO_CHANGE']);
    await server.put('works', 'w', { record_status: 'Draft' });
    expect(await visitor.until()).toEqual(['removed works/w 4', 'NO_CHANGE']);
    server.listeners.sendWrongCounts();
    expect(await visitor.until('count')).toEqual(['count of 4 is 1']);
    await visitor.close();
    expect(server.listeners.streamCount()).toBe(0);
  });
});
