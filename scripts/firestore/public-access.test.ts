import * as lite from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LocalFirestore, startFirestore } from './start';
import { openLite } from './testing';

let server: LocalFirestore;
let visitor: ReturnType<typeof openLite>;
let db: lite.Firestore;

beforeAll(async () => {
  server = await startFirestore();
  visitor = openLite(server, 'public');
  db = visitor.db;
});
beforeEach(async () => {
  server.clear();
  for (const record_status of ['Active', 'Reserved', 'Sold', 'Draft', 'Inactive']) {
    await server.put('listings', record_status, { record_status });
  }
  await server.put('listings', 'without', {});
  await server.put('provinces', '10', { name: { th: 'กรุงเทพมหานคร' } });
  await server.put('contents', 'guide', { record_status: 'Active' });
});
afterAll(async () => {
  await visitor.close();
  await server.stop();
});

const bytesOf = (length: number) => lite.Bytes.fromUint8Array(new Uint8Array(length).fill(7));
const DENIED = { code: 'permission-denied' };
const list = (collection: string, ...constraints: lite.QueryConstraint[]) =>
  lite.query(lite.collection(db, collection), ...constraints);
const has = (...statuses: string[]) => lite.where('record_status', 'in', statuses);

describe('what the public reads', () => {
  it('is a list whose query asks for public statuses, and places whole', async () => {
    const homes = await lite.getDocs(list('listings', has('Active', 'Reserved', 'Sold')));
    expect(homes.docs.map(({ id }) => id)).toEqual(['Active', 'Reserved', 'Sold']);
    expect((await lite.getCount(list('listings', lite.where('record_status', '==', 'Sold')))).data().count).toBe(1);
    expect((await lite.getDocs(list('contents', lite.where('record_status', '==', 'Active')))).size).toBe(1);
    expect((await lite.getDocs(list('provinces'))).size).toBe(1);
  });

  it.each([
    ['no status', 'listings', []],
    ['a status that is not public', 'listings', [has('Active', 'Draft')]],
    ['a status that is not public there', 'contents', [has('Active', 'Sold')]],
    ['all but one status', 'listings', [lite.where('record_status', '!=', 'Draft')]],
    ['enquiries', 'seller_leads', []],
    ['enquiries kept apart', 'suspicious_leads', []],
    ['what nobody named', 'users', []],
  ])('is not a list with %s', async (_, collection, constraints) => {
    await expect(lite.getDocs(list(collection, ...constraints))).rejects.toMatchObject(DENIED);
    await expect(lite.getCount(list(collection, ...constraints))).rejects.toMatchObject(DENIED);
  });

  it('is a document of a public status', async () => {
    expect((await lite.getDoc(lite.doc(db, 'listings/Sold'))).exists()).toBe(true);
    expect((await lite.getDoc(lite.doc(db, 'provinces/99'))).exists()).toBe(false);
    for (const path of [
      'listings/Draft',
      'listings/without',
      'listings/absent',
      'seller_leads/x',
      'listings/Sold/notes/a',
    ]) {
      await expect(lite.getDoc(lite.doc(db, path)), path).rejects.toMatchObject(DENIED);
    }
  });

  it('is not another collection of that name deeper down', async () => {
    await expect(lite.getDocs(lite.collectionGroup(db, 'provinces'))).rejects.toMatchObject(DENIED);
    await expect(lite.getDocs(list('listings/Sold/provinces'))).rejects.toMatchObject(DENIED);
  });
});

describe('what the public writes', () => {
  const id = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
  const lead = {
    created_at: '2026-11-22T06:00:00Z',
    locale: 'th-th',
    name: 'สมชาย',
    phone: '+66812345678',
    intent: 'sell',
    property_type: 'condo',
    address: { province_code: '10', detail: 'ซอย 1' },
    size: { sqm: 32.5 },
    asking_price: 3_000_000,
    consent: { contact: true, marketing: false, policy_version: '1', at: '2026-11-22T06:00:00Z' },
    source: { page: '/th-th/sell', utm: { source: 'x' } },
    spam: { score: 0, reasons: [] },
  };
  const send = (data: object, name = id) => lite.setDoc(lite.doc(db, 'seller_leads', name), data);

  it('is an enquiry, once; the same again is no change, another is refused', async () => {
    await send(lead);
    await send({ ...lead, address: { detail: 'ซอย 1', province_code: '10' } });
    await expect(send({ ...lead, name: 'Mallory' })).rejects.toMatchObject(DENIED);
    await expect(lite.getDoc(lite.doc(db, 'seller_leads', id))).rejects.toMatchObject(DENIED);
    await expect(lite.deleteDoc(lite.doc(db, 'seller_leads', id))).rejects.toMatchObject(DENIED);
    const { phone: _, ...unreachable } = lead;
    await expect(send(unreachable, id.replace('6', '7'))).rejects.toMatchObject(DENIED);
  });

  it.each<[string, object]>([
    ['a field that nobody knows', { admin: true }],
    ['a name of 121 characters', { name: 'x'.repeat(121) }],
    ['a number as its name', { name: 1 }],
    ['no consent', { consent: { contact: false } }],
    ['an unknown field in its address', { address: { province_code: '10', note: 'x' } }],
    ['a price that is no number', { asking_price: 'much' }],
    ['a size that is no map', { size: 32.5 }],
    ['a size below nothing', { size: { sqm: -1 } }],
    ['a size in feet', { size: { sqft: 300 } }],
    ['too many reasons', { spam: { reasons: Array(21).fill('x') } }],
  ])('is not an enquiry with %s', async (_, change) => {
    await expect(send({ ...lead, ...change })).rejects.toMatchObject(DENIED);
  });

  it('is an enquiry apart from the others too, under the same rules', async () => {
    const apart = lite.doc(db, 'suspicious_leads', id);
    await lite.setDoc(apart, lead);
    await lite.setDoc(apart, lead);
    await expect(lite.setDoc(apart, { ...lead, name: 'Mallory' })).rejects.toMatchObject(DENIED);
    await expect(lite.getDoc(apart)).rejects.toMatchObject(DENIED);
    const other = lite.doc(db, 'suspicious_leads', id.replace('6', '7'));
    await expect(lite.setDoc(other, { ...lead, admin: true })).rejects.toMatchObject(DENIED);
  });

  it('is nothing else', async () => {
    await expect(send(lead, 'no-uuid')).rejects.toMatchObject(DENIED);
    await expect(lite.setDoc(lite.doc(db, 'listings/Sold'), { price: 1 })).rejects.toMatchObject(DENIED);
    await expect(lite.deleteDoc(lite.doc(db, 'provinces/10'))).rejects.toMatchObject(DENIED);
    await expect(lite.setDoc(lite.doc(db, `seller_leads/${id}/more/a`), lead)).rejects.toMatchObject(DENIED);
  });
});

describe('what the public writes besides', () => {
  const id = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';

  it('is a photograph of an enquiry, once, which nobody reads', async () => {
    const photo = { content_type: 'image/jpeg', bytes: bytesOf(800_000), digest: 'a'.repeat(64) };
    const put = (data: object, path = `seller_leads/${id}/photos/1`) => lite.setDoc(lite.doc(db, path), data);
    for (const collection of ['seller_leads', 'suspicious_leads']) {
      await put(photo, `${collection}/${id}/photos/5`);
      await put(photo, `${collection}/${id}/photos/5`);
      await expect(put({ ...photo, bytes: bytesOf(1) }, `${collection}/${id}/photos/5`)).rejects.toMatchObject(DENIED);
      await expect(lite.getDoc(lite.doc(db, collection, id, 'photos', '5'))).rejects.toMatchObject(DENIED);
      await expect(lite.getDocs(list(`${collection}/${id}/photos`))).rejects.toMatchObject(DENIED);
    }
    const wrong = [
      { bytes: bytesOf(800_001) },
      { bytes: 'AAAA' },
      { content_type: 'image/svg+xml' },
      { digest: 'A'.repeat(64) },
      { note: 'x' },
    ];
    for (const change of wrong) await expect(put({ ...photo, ...change })).rejects.toMatchObject(DENIED);
    const { digest: _, ...without } = photo;
    await expect(put(without)).rejects.toMatchObject(DENIED);
    for (const path of ['no-uuid/photos/1', `${id}/photos/6`, `${id}/photos/01`, `${id}/films/1`, `${id}/photos/1/a/b`])
      await expect(put(photo, `seller_leads/${path}`), path).rejects.toMatchObject(DENIED);
  });
});
