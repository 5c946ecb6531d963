import { initializeApp } from 'firebase/app';
import { Bytes, doc, GeoPoint, getFirestore, Timestamp, vector } from 'firebase/firestore/lite';
import { expect, it, vi } from 'vitest';
import { oneTimeQueries, plainFields } from './public-source.server';
import type { Documents } from './source';

it('converts stored values to the form of embedded content', () => {
  const firestore = getFirestore(initializeApp({ projectId: 'demo-plain' }, 'plain'));
  expect(
    plainFields({
      updated_at: Timestamp.fromDate(new Date('2026-11-22T05:00:00Z')),
      geo: new GeoPoint(13.75, 100.5),
      agent: doc(firestore, 'team_members/member-1'),
      media: [{ at: Timestamp.fromMillis(0), file: Bytes.fromUint8Array(new Uint8Array([1])) }],
      embedding: vector([1, 2]),
      price: 4_500_000,
      note: null,
      title: { th: 'บ้าน' },
    }),
  ).toEqual({
    updated_at: '2026-11-22T05:00:00.000Z',
    geo: { lat: 13.75, lng: 100.5 },
    agent: 'member-1',
    media: [{ at: '1970-01-01T00:00:00.000Z', file: null }],
    embedding: [1, 2],
    price: 4_500_000,
    note: null,
    title: { th: 'บ้าน' },
  });
});

const contact = { id: 'a', record_status: 'Active', contact_name: 'LINE', contact_url: 'https://a.example' };
const documents = [{ ...contact, contact_image_url: '/a.webp' }];

let followed: ReadonlyMap<string, never> | undefined;
const query = (load: () => Promise<Documents>) =>
  oneTimeQueries({ get: () => followed }, { kind: 'firestore', load })('contact_widget');

it('returns the documents of the query', async () => {
  for (followed of [undefined, new Map<string, never>()])
    expect([...(await query(async () => documents)).keys()]).toEqual(['a']);
});

it('returns the followed documents if they changed during the query, or if the query fails', async () => {
  vi.stubEnv('LOG_LEVEL', 'silent');
  followed = new Map<string, never>();
  const edited = async () => {
    followed = new Map<string, never>();
    return documents;
  };
  expect(await query(edited)).toBe(followed);
  const refused = () => Promise.reject(new Error('permission-denied'));
  expect(await query(refused)).toBe(followed);
  followed = undefined;
  await expect(query(refused)).rejects.toThrow('permission-denied');
  vi.unstubAllEnvs();
});
