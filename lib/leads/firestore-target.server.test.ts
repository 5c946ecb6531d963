import { createServer as createHttp2Server, type ServerHttp2Stream } from 'node:http2';
import type { Firestore } from '@google-cloud/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type LocalFirestore, startFirestore } from '../../scripts/firestore/start';
import { openAdmin } from '../../scripts/firestore/testing/clients';
import { DeadlinePassed } from '../http/deadlines';
import { firestoreTarget } from './firestore-target.server';
import { leadFingerprint } from './lead';
import { SUSPICIOUS_FROM } from './spam-score';
import { PermanentError, type Target } from './target';
import { leadFixture, listingLeadFixture, searchLeadFixture } from './testing/leads';

const NO_PHOTOS = async () => [];

let server: LocalFirestore;
let firestore: Firestore;
let target: Target;

beforeAll(async () => {
  server = await startFirestore();
  firestore = openAdmin(server);
  target = firestoreTarget(firestore);
});
afterAll(async () => {
  await firestore.terminate();
  await server.stop();
});

const find = async (collection: string, id: string) => (await firestore.collection(collection).doc(id).get()).data();

it('firestoreTarget records the first answer, and lets one of several instances remind of an enquiry without one', async () => {
  const { followUp } = target;
  const [open, answered, spam] = [
    searchLeadFixture({ created_at: '2026-12-01T03:00:00.000Z' }),
    listingLeadFixture({ created_at: '2026-12-01T03:30:00.000Z' }),
    leadFixture({ created_at: '2026-12-01T03:40:00.000Z', spam: { score: SUSPICIOUS_FROM, reasons: [] } }),
  ];
  for (const lead of [open, answered, spam]) await target.deliver(lead, NO_PHOTOS);
  const [from, to] = [Date.parse('2026-12-01T02:00:00Z'), Date.parse('2026-12-01T04:00:00Z')];
  expect([...((await followUp?.received(from, to)) ?? [])].sort()).toEqual([open.id, answered.id].sort());
  expect(await followUp?.received(to, to + 1)).toEqual([]);
  for (const day of ['2026-12-01', '2026-12-02']) expect(await followUp?.answer(answered.id, day)).toBe(true);
  expect(await target.find?.(answered.id)).toEqual({ ...answered, answered_on: '2026-12-01' });
  const claim = (id: string) => followUp?.claimReminder(id, '2026-12-01T05:00:00.000Z').catch(() => 'later');
  for (const { id } of [answered, spam]) expect(await claim(id)).toBe(false);
  const claims = await Promise.all(Array.from({ length: 5 }, () => claim(open.id)));
  expect(claims.filter((claimed) => claimed === true)).toHaveLength(1);
  await followUp?.releaseReminder(open.id);
  expect([await claim(open.id), await claim(open.id)]).toEqual([true, false]);
  const { id } = leadFixture();
  expect([await claim(id), await followUp?.answer(id, '2026-12-01')]).toEqual([null, false]);
});

describe('firestoreTarget', () => {
  it('writes an enquiry, and tolerates a repeated delivery', async () => {
    const lead = leadFixture({ size: { rai: 1, ngan: 2, sqwah: 3.5 }, mortgage: 'no', preferred_time: '2026-12-24' });
    await target.deliver(lead, NO_PHOTOS);
    await target.deliver(lead, NO_PHOTOS);
    expect(await find('seller_leads', lead.id)).toEqual(lead);
  });

  it('recognises a repeated enquiry, even if staff added a field to its document', async () => {
    const lead = leadFixture();
    expect(await target.deliver(lead, NO_PHOTOS)).toBe('new');
    await firestore.doc(`seller_leads/${lead.id}`).update({ handled_by: 'Nok' });
    const again = { ...lead, created_at: '2026-11-24T09:00:00.000Z', spam: { score: 1, reasons: [] } };
    expect(await target.deliver(again, NO_PHOTOS)).toBe('known');
    expect(await target.has?.(lead.id, new Set([leadFingerprint(lead)]))).toBe(true);
    expect(await target.has?.(lead.id, new Set(['other']))).toBe(false);
    expect(await target.has?.(leadFixture().id, new Set([leadFingerprint(lead)]))).toBe(false);
  });

  it('writes an enquiry once if several instances deliver it at the same time', async () => {
    const lead = leadFixture();
    const answers = await Promise.all(Array.from({ length: 5 }, () => target.deliver(lead, NO_PHOTOS)));
    expect(answers.sort()).toEqual(['known', 'known', 'known', 'known', 'new']);
  });

  it('writes different content under an existing id as another document', async () => {
    const first = leadFixture();
    const corrected = { ...first, created_at: '2026-11-24T09:00:00.000Z', message: 'ขอแก้เบอร์ห้อง' };
    const answers: string[] = [];
    for (const lead of [first, corrected, { ...corrected, created_at: '2026-11-24T09:00:01.000Z' }])
      answers.push(await target.deliver(lead, NO_PHOTOS));
    expect(answers).toEqual(['new', 'new', 'known']);
    const { docs } = await firestore.collection('seller_leads').where('id', '==', first.id).get();
    const found = docs.map((document) => document.data());
    expect(found).toHaveLength(2);
    expect(found).toEqual(expect.arrayContaining([first, corrected]));
    expect(await find('seller_leads', first.id)).toEqual(first);
  });

  it('writes suspicious enquiries to their own collection', async () => {
    const lead = leadFixture({ spam: { score: SUSPICIOUS_FROM, reasons: ['too-fast', 'link-in-message'] } });
    await target.deliver(lead, NO_PHOTOS);
    await target.deliver(lead, NO_PHOTOS);
    expect(await find('suspicious_leads', lead.id)).toEqual(lead);
    expect(await find('seller_leads', lead.id)).toBeUndefined();
  });

  it('writes an enquiry about a listing or a search to its own collection, or to that of suspicious enquiries', async () => {
    const lead = listingLeadFixture({ kind: 'view', preferred_times: ['2026-12-24 morning', '2026-12-26'] });
    await target.deliver(lead, NO_PHOTOS);
    await target.deliver(lead, NO_PHOTOS);
    expect(await find('listing_leads', lead.id)).toEqual(lead);
    expect(await find('seller_leads', lead.id)).toBeUndefined();
    const request = searchLeadFixture({ move_in: 'no-rush' });
    await target.deliver(request, NO_PHOTOS);
    expect(await find('search_leads', request.id)).toEqual(request);
    const suspicious = listingLeadFixture({ spam: { score: SUSPICIOUS_FROM, reasons: ['too-fast'] } });
    await target.deliver(suspicious, NO_PHOTOS);
    expect(await find('suspicious_leads', suspicious.id)).toEqual(suspicious);
  });
});

it('finds an enquiry with the fields that staff added to it or to its correction', async () => {
  const first = leadFixture({ spam: { score: SUSPICIOUS_FROM, reasons: [] } });
  const corrected = { ...first, message: 'ขอแก้เบอร์ห้อง' };
  await target.deliver(first, NO_PHOTOS);
  await target.deliver(corrected, NO_PHOTOS);
  const { docs } = await firestore.collection('suspicious_leads').where('id', '==', first.id).get();
  for (const [index, { ref }] of docs.entries())
    await ref.update(index === 0 ? { called_on: '2026-12-01' } : { visited_on: '2026-12-02' });
  expect(await target.find?.(first.id)).toMatchObject({ called_on: '2026-12-01', visited_on: '2026-12-02' });
  expect(await target.find?.(leadFixture().id)).toBeNull();
});

describe('firestoreTarget, for an enquiry with photographs', () => {
  it.each([
    ['seller_leads', 0],
    ['suspicious_leads', SUSPICIOUS_FROM],
  ])('writes the photographs below it in %s, and tolerates a repeated delivery', async (collection, score) => {
    const digests = ['a', 'b'].map((digit) => digit.repeat(64));
    const lead = leadFixture({ photos: digests, spam: { score, reasons: [] } });
    const photos = digests.map((digest, index) => ({ number: index + 1, digest, bytes: Buffer.alloc(700_000, index) }));
    const read = vi.fn(async () => photos);
    await target.deliver(lead, read);
    await target.deliver(lead, read);
    expect(await find(collection, lead.id)).toEqual(lead);
    for (const { number, digest, bytes } of photos) {
      const photo = await find(`${collection}/${lead.id}/photos`, String(number));
      expect(photo).toMatchObject({ content_type: 'image/jpeg', digest });
      expect(Buffer.compare(photo?.bytes, bytes)).toBe(0);
    }
  });

  it('writes other photographs under the same id to another document', async () => {
    const digests = ['c', 'd'].map((digit) => digit.repeat(64));
    const { id } = leadFixture();
    for (const digest of digests)
      await target.deliver(leadFixture({ id, photos: [digest] }), async () => [
        { number: 1, digest, bytes: Buffer.from(digest) },
      ]);
    const { docs } = await firestore.collection('seller_leads').where('id', '==', id).get();
    const photos = await Promise.all(docs.map((document) => document.ref.collection('photos').get()));
    expect(photos.flatMap((each) => each.docs.map((photo) => photo.data().digest)).sort()).toEqual(digests);
    expect(await find(`seller_leads/${id}/photos`, '1')).toMatchObject({ digest: digests[0] });
  });

  it('writes no enquiry if its photographs cannot be read', async () => {
    const lead = leadFixture({ photos: ['a'.repeat(64)] });
    const failToRead = async () => {
      throw new Error('EIO');
    };
    await expect(target.deliver(lead, failToRead)).rejects.toThrow('EIO');
    expect(await find('seller_leads', lead.id)).toBeUndefined();
  });
});

/** A gRPC server that ends every call with this status. With null it does not answer until it stops. */
async function answerWith(status: number | null) {
  const streams: ServerHttp2Stream[] = [];
  let isStopped = false;
  const end = (stream: ServerHttp2Stream, code: number) =>
    stream.respond({ 'content-type': 'application/grpc', 'grpc-status': code }, { endStream: true });
  const server = createHttp2Server().on('stream', (stream) => {
    // The call may arrive after the deadline of the test.
    if (status === null && !isStopped) streams.push(stream);
    else end(stream, status ?? 7);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const client = openAdmin({ host: `127.0.0.1:${typeof address === 'object' ? address?.port : undefined}` });
  return {
    client,
    async stop() {
      isStopped = true;
      for (const stream of streams) end(stream, 7);
      await client.terminate();
      server.close();
    },
  };
}

describe('firestoreTarget, when it fails', () => {
  it.each([
    [3, PermanentError, true],
    [7, PermanentError, false],
    [null, DeadlinePassed, true],
  ])('gRPC status %s is a %s: %s', async (status, kind, expected) => {
    const server = await answerWith(status);
    const late = firestoreTarget(server.client, status === null ? 50 : 5_000);
    const error = await late.deliver(leadFixture(), NO_PHOTOS).catch((fault: unknown) => fault);
    expect(error).toBeInstanceOf(Error);
    expect(error instanceof kind).toBe(expected);
    await server.stop();
  });
});
