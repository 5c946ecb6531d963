import { initializeApp } from 'firebase/app';
import { Bytes, doc, GeoPoint, getFirestore, Timestamp, vector } from 'firebase/firestore/lite';
import { expect, it } from 'vitest';
import { plainFields } from './web-sdk-value';

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
