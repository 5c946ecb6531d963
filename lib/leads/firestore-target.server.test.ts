import { createServer } from 'node:net';
import * as lite from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type LocalFirestore, PROJECT, startFirestore } from '../../scripts/firestore/start';
import { openLite } from '../../scripts/firestore/testing';
import { DeadlinePassed } from '../http/with-deadline';
import { firestoreTarget } from './firestore-target.server';
import { SUSPICIOUS_FROM } from './suspicion';
import { Refused, type Target } from './target';
import { leadFixture, listingLeadFixture } from './testing/leads';

const NO_PHOTOS = async () => [];

let server: LocalFirestore;
let staff: ReturnType<typeof openLite>;
let target: Target;

beforeAll(async () => {
  server = await startFirestore();
  staff = openLite(server, 'owner');
  target = firestoreTarget({ projectId: PROJECT, emulator: server.host });
});
afterAll(async () => {
  await staff.close();
  await server.stop();
});

const stored = async (collection: string, id: string) => (await lite.getDoc(lite.doc(staff.db, collection, id))).data();

describe('firestoreTarget', () => {
  it('writes an enquiry, also once more', async () => {
    const lead = leadFixture({ size: { rai: 1, ngan: 2, sqwah: 3.5 }, mortgage: 'no', preferred_time: '2026-12-24' });
    await target.deliver(lead, NO_PHOTOS);
    await target.deliver(lead, NO_PHOTOS);
    expect(await stored('seller_leads', lead.id)).toEqual(lead);
  });

  it('loses no words that come under an id that has others already', async () => {
    const first = leadFixture();
    const corrected = { ...first, created_at: '2026-11-24T09:00:00.000Z', message: 'ขอแก้เบอร์ห้อง' };
    await target.deliver(first, NO_PHOTOS);
    await target.deliver(corrected, NO_PHOTOS);
    await target.deliver(corrected, NO_PHOTOS);
    const sent = lite.query(lite.collection(staff.db, 'seller_leads'), lite.where('id', '==', first.id));
    const kept = (await lite.getDocs(sent)).docs.map((document) => document.data());
    expect(kept).toHaveLength(2);
    expect(kept).toEqual(expect.arrayContaining([first, corrected]));
    expect(await stored('seller_leads', first.id)).toEqual(first);
  });

  it('keeps apart what is suspicious', async () => {
    const lead = leadFixture({ spam: { score: SUSPICIOUS_FROM, reasons: ['too-fast', 'link-in-message'] } });
    await target.deliver(lead, NO_PHOTOS);
    await target.deliver(lead, NO_PHOTOS);
    expect(await stored('suspicious_leads', lead.id)).toEqual(lead);
    expect(await stored('seller_leads', lead.id)).toBeUndefined();
  });

  it('writes a question about a home among its own, or apart where it is suspicious', async () => {
    const lead = listingLeadFixture({ kind: 'view', preferred_times: ['2026-12-24 morning', '2026-12-26'] });
    await target.deliver(lead, NO_PHOTOS);
    await target.deliver(lead, NO_PHOTOS);
    expect(await stored('listing_leads', lead.id)).toEqual(lead);
    expect(await stored('seller_leads', lead.id)).toBeUndefined();
    const suspicious = listingLeadFixture({ spam: { score: SUSPICIOUS_FROM, reasons: ['too-fast'] } });
    await target.deliver(suspicious, NO_PHOTOS);
    expect(await stored('suspicious_leads', suspicious.id)).toEqual(suspicious);
  });
});

describe('firestoreTarget, of an enquiry with photographs', () => {
  it.each([
    ['seller_leads', 0],
    ['suspicious_leads', SUSPICIOUS_FROM],
  ])('writes the photographs below it in %s, also once more', async (collection, score) => {
    const digests = ['a', 'b'].map((digit) => digit.repeat(64));
    const lead = leadFixture({ photos: digests, spam: { score, reasons: [] } });
    const photos = digests.map((digest, index) => ({ number: index + 1, digest, bytes: Buffer.alloc(700_000, index) }));
    const read = vi.fn(async () => photos);
    await target.deliver(lead, read);
    await target.deliver(lead, read);
    expect(await stored(collection, lead.id)).toEqual(lead);
    for (const { number, digest, bytes } of photos) {
      const photo = await stored(`${collection}/${lead.id}/photos`, String(number));
      expect(photo).toMatchObject({ content_type: 'image/jpeg', digest });
      expect(Buffer.compare(photo?.bytes.toUint8Array(), bytes)).toBe(0);
    }
  });

  it('writes no enquiry whose photographs it could not write', async () => {
    const lead = leadFixture({ photos: ['a'.repeat(64)] });
    const photos = [{ number: 1, digest: 'a'.repeat(64), bytes: Buffer.alloc(900_000) }];
    await expect(target.deliver(lead, async () => photos)).rejects.toThrow(/^permission-denied: /);
    expect(await stored('seller_leads', lead.id)).toBeUndefined();
  });
});

describe('firestoreTarget, where it fails', () => {
  it('may try again what the rules deny: they may not be deployed yet', async () => {
    const lead = leadFixture({ phone: undefined });
    const { phone: _, ...unreachable } = lead;
    const error = await target.deliver(unreachable, NO_PHOTOS).catch((fault: unknown) => fault);
    expect(error).toMatchObject({ message: expect.stringMatching(/^permission-denied: /) });
    expect(error).not.toBeInstanceOf(Refused);
  });

  it('refuses what can be no document', async () => {
    await expect(target.deliver(leadFixture({ message: undefined }), NO_PHOTOS)).rejects.toBeInstanceOf(Refused);
  });

  it('may try again where nobody answers in time', async () => {
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = silent.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const late = firestoreTarget({ projectId: PROJECT, emulator: `127.0.0.1:${port}` }, 50);
    const error = await late.deliver(leadFixture(), NO_PHOTOS).catch((fault: unknown) => fault);
    expect(error).toEqual(new DeadlinePassed(50));
    silent.close();
  });
});
