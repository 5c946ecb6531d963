import { afterAll, beforeAll, expect, it } from 'vitest';
import { firestoreTarget } from '../../lib/leads/firestore-target.server';
import { leadReference } from '../../lib/leads/lead';
import { OutboxFolders } from '../../lib/leads/outbox-folders.server';
import { leadFixture } from '../../lib/leads/testing/leads';
import { TERMINAL, type Terminal } from '../content/terminal';
import { type LocalFirestore, startFirestore } from '../firestore/start';
import { openAdmin } from '../firestore/testing/clients';
import { deliveredPhotos } from './photos';
import { status } from './status';

let server: LocalFirestore;
let staff: ReturnType<typeof openAdmin>;
beforeAll(async () => {
  server = await startFirestore();
  staff = openAdmin(server);
});
afterAll(async () => {
  await staff.terminate();
  await server.stop();
});

it('deliveredPhotos returns only the photos of the reference', async () => {
  const target = firestoreTarget(staff);
  const digest = 'a'.repeat(64);
  const leads = ['3f9a07c1-0000-4000-8000-000000000001', '3f9a07c2-0000-4000-8000-000000000001'].map((id) =>
    leadFixture({ id, photos: [digest, digest] }),
  );
  for (const [index, lead] of leads.entries())
    await target.deliver(lead, async () =>
      [1, 2].map((number) => ({ number, digest, bytes: Buffer.alloc(10, index) })),
    );
  const found = await deliveredPhotos(staff, leadReference(leads[1]?.id ?? ''));
  expect(found.map(({ name, bytes }) => [name, Buffer.from(bytes).equals(Buffer.alloc(10, 1))])).toEqual([
    ['3f9a07c2-0000-4000-8000-000000000001-1.jpg', true],
    ['3f9a07c2-0000-4000-8000-000000000001-2.jpg', true],
  ]);
});

it('status writes into the document in Firestore', async () => {
  const lead = leadFixture();
  await firestoreTarget(staff).deliver(lead, async () => []);
  const terminal: Terminal = { print: () => undefined, printError: () => undefined, progress: TERMINAL.progress };
  const folders = new OutboxFolders('unused');
  expect(await status(folders, staff, [leadReference(lead.id), 'visited', '2026-12-02'], terminal)).toBe(0);
  expect((await staff.doc(`seller_leads/${lead.id}`).get()).data()).toEqual({ ...lead, visited_on: '2026-12-02' });
});

it('deliveredPhotos finds an enquiry by its field `id` if the document has another id', async () => {
  const { id } = leadFixture({ id: '3f9a07c3-0000-4000-8000-000000000001' });
  const beside = staff.doc('seller_leads/0b5e1ded-0000-4000-8000-000000000001');
  await beside.set({ id });
  await beside
    .collection('photos')
    .doc('1')
    .set({ bytes: Buffer.from('beside') });
  const [found, ...others] = await deliveredPhotos(staff, leadReference(id));
  expect([found?.name, Buffer.from(found?.bytes ?? []).toString(), others]).toEqual([
    '0b5e1ded-0000-4000-8000-000000000001-1.jpg',
    'beside',
    [],
  ]);
});
