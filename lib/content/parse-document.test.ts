import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { articleDocument } from './documents/company';
import { listingDocument } from './documents/listing';
import { parseDocument } from './parse-document';
import { listingDocumentFixture as fixture } from './testing/documents';

const parse = (changes: object) => parseDocument(listingDocument, { ...fixture, ...changes });

describe('parseDocument', () => {
  it('accepts the required fields, ignores unknown fields and defaults lists to empty', () => {
    const parsed = parse({ nickname: 'x' });
    expect(parsed).toMatchObject({ ok: true, dropped: [], value: { id: 'rm-1', media: [], works: [] } });
    expect(parsed.ok && 'nickname' in parsed.value).toBe(false);
  });

  it('reads null in an optional field as missing, and keeps a null price', () => {
    const parsed = parse({ bedrooms: null, project: null, price: null });
    expect(parsed).toMatchObject({ ok: true, dropped: [], value: { price: null } });
    expect(parsed.ok && parsed.value.bedrooms).toBeUndefined();
  });

  it('reads a missing price as a price on request, and rejects an invalid price', () => {
    expect(parse({ price: undefined })).toMatchObject({ ok: true, dropped: [], value: { price: null } });
    expect(parse({ price: '5 ล้าน' })).toMatchObject({ ok: false, faults: [{ field: 'price' }] });
  });

  it('drops an optional field with an unknown value, and reports it', () => {
    const parsed = parse({ condition: 'haunted' });
    expect(parsed.ok && parsed.value.condition).toBeUndefined();
    expect(parsed).toMatchObject({ ok: true, dropped: [{ id: 'rm-1', field: 'condition' }] });
  });

  it('drops only the unknown entries of a list', () => {
    const parsed = parse({ amenities: ['lift', 'helipad', 'garden'], collections: ['new', 'x'] });
    expect(parsed).toMatchObject({ ok: true, value: { amenities: ['lift', 'garden'], collections: ['new'] } });
  });

  it('drops a position outside Thailand', () => {
    const parsed = parse({ geo: { lat: 48.1, lng: 11.6, precision: 'exact' } });
    expect(parsed.ok && parsed.value.geo).toBeUndefined();
    expect(parsed).toMatchObject({ ok: true, dropped: [{ field: 'geo.lat' }, { field: 'geo.lng' }] });
  });

  it.each([
    ['an unknown value of a required closed list', { property_type: 'castle' }, 'property_type'],
    ['a price of 0', { price: 0 }, 'price'],
    ['a price with satang', { price: 1.5 }, 'price'],
    ['a number as text', { bedrooms: '3' }, 'bedrooms'],
    ['an empty title', { title: {} }, 'title'],
    ['an invalid id', { id: '__proto__' }, 'id'],
    ['a local time', { published_at: '2026-01-01T00:00:00+07:00' }, 'published_at'],
  ])('rejects %s', (_, changes, field) => {
    const parsed = parse(changes);
    expect(parsed.ok).toBe(false);
    expect(!parsed.ok && parsed.faults.map((fault) => fault.field)).toContain(field);
  });

  it.each(['javascript:alert(1)', 'http://a.test/b.jpg', '//a.test/b.jpg'])('drops only a picture at %s', (url) => {
    const photo = { kind: 'photo', width: 1, height: 1, alt: { th: 'x' } };
    const parsed = parse({
      media: [
        { ...photo, url },
        { ...photo, url: '/b.jpg' },
      ],
    });
    expect(parsed).toMatchObject({
      ok: true,
      dropped: [{ field: 'media.0.url' }],
      value: { media: [{ url: '/b.jpg' }] },
    });
  });

  it.each([null, 1, 'x', [], undefined])('rejects %j, which is no document', (raw) => {
    expect(parseDocument(articleDocument, raw).ok).toBe(false);
  });

  it('never throws, and never accepts an invalid required field', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(listingDocument.shape)), fc.jsonValue(), (field, value) => {
        const parsed = parse({ [field]: value });
        if (parsed.ok) expect(listingDocument.safeParse(parsed.value).success).toBe(true);
      }),
    );
  });
});

it.each([
  ['acquired', { by: 'theft', year: 2013 }],
  ['acquired', { by: 'gift', year: 2556 }],
  ['acquired', { year: 2013 }],
  ['plot', { frontage_m: 0, depth_m: 20, road_width_m: 6 }],
  ['lease_terms', { deposit_months: 2, advance_months: 1 }],
  ['inspection', { at: '2026-01-01', findings: [{ topic: 'ghosts', verdict: 'good' }] }],
] as const)('drops %s with a fault: %o', (field, value) => {
  const parsed = parse({ [field]: value });
  expect(parsed.ok && parsed.value[field]).toBeUndefined();
  expect(parsed).toMatchObject({ ok: true, dropped: [{ field: expect.stringContaining(`${field}.`) }] });
});

it('reads a time in a date field as the day in Bangkok, also in lists', () => {
  const parsed = parse({ lease_end: '2049-06-29T17:00:00.000Z', renovated_at: '2026-01-05' });
  expect(parsed).toMatchObject({
    ok: true,
    dropped: [],
    value: { lease_end: '2049-06-30', renovated_at: '2026-01-05' },
  });
  const source = { title: { en: 'Act' }, url: 'https://law.example', accessed_at: '2026-11-20T16:59:59Z' };
  const read = parseDocument(articleDocument.pick({ sources: true }), { sources: [source, source] });
  expect(read).toMatchObject({ ok: true, value: { sources: [{ accessed_at: '2026-11-20' }, {}] } });
  expect(parse({ lease_end: 'soon' }).ok).toBe(false);
});
