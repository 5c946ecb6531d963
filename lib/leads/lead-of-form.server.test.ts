import fc from 'fast-check';
import { anyText } from 'thai-property-search/testing/any-text';
import { DASHES } from 'thai-property-search/testing/dashes';
import { describe, expect, it } from 'vitest';
import { runs } from '@/vitest.runs';
import { leadDocument, leadFingerprint, leadReference } from './lead';
import { LEAD_FIELDS, readLeadForm } from './lead-form';
import { isLeadId, type LeadContext, leadFromForm, phoneNumber } from './lead-of-form.server';
import { received } from './testing/received';

const { id: ID } = received;

const complete = {
  name: 'สมชาย ใจดี',
  phone: '๐๘๑ ๒๓๔ ๕๖๗๘',
  intent: 'sell',
  property_type: 'condo',
  province: '10',
  consent_contact: 'yes',
};

function read(changes: Record<string, string> = {}, more: Partial<LeadContext> = {}) {
  const values = readLeadForm(new Map(Object.entries({ ...complete, ...changes })));
  return leadFromForm(values, { ...received, ...more });
}

describe('leadFromForm', () => {
  it('returns the document of a form, without empty fields', () => {
    expect(read().lead).toEqual({
      id: ID,
      created_at: received.now,
      locale: 'th-th',
      name: 'สมชาย ใจดี',
      phone: '+66812345678',
      intent: 'sell',
      property_type: 'condo',
      address: { province_code: '10' },
      consent: { contact: true, marketing: false, policy_version: '2026-11-22', at: received.now },
      source: {},
      spam: { score: 0, reasons: [] },
    });
  });

  it('reads every field', () => {
    const { lead } = read({
      line_id: '@somchai',
      email: 'somchai@example.com',
      district: '1001',
      subdistrict: '100101',
      address_detail: 'ถนนสุขุมวิท',
      size: '๔๕.๕',
      asking_price: '฿4,500,000',
      title_deed: 'unknown',
      mortgage: 'yes',
      message: 'ตึก A',
      preferred_date: '12/24/2026',
      preferred_part: 'morning',
      consent_marketing: 'yes',
    });
    expect(lead).toMatchObject({
      line_id: '@somchai',
      email: 'somchai@example.com',
      address: { province_code: '10', district_code: '1001', subdistrict_code: '100101', detail: 'ถนนสุขุมวิท' },
      size: { sqm: 45.5 },
      asking_price: 4_500_000,
      title_deed: 'unknown',
      mortgage: 'yes',
      message: 'ตึก A',
      preferred_time: '2026-12-24 morning',
      consent: { marketing: true },
    });
  });

  it('reads land in rai, ngan and square wah, and an area of zero as no size', () => {
    const land = read({ size_unit: 'rai', rai: '2', sqwah: '50.5' }).lead;
    expect(land).toMatchObject({ size: { rai: 2, ngan: 0, sqwah: 50.5 } });
    expect(read({ size_unit: 'rai', rai: '12–3–45' }).lead).toMatchObject({ size: { rai: 12, ngan: 3, sqwah: 45 } });
    expect(read({ size_unit: 'rai', sqwah: '1 ไร่ 50 ตร.ว.' }).lead).toMatchObject({
      size: { rai: 1, ngan: 0, sqwah: 50 },
    });
    expect(read({ size_unit: 'rai', rai: '0', size: '12' }).lead).not.toHaveProperty('size');
  });
});

it.each(['4,500,000.-', '4,500,000 บาท', '4.5 ล้าน', '45 แสน', '฿4,500,000', '๔,๕๐๐,๐๐๐', '4.5m'])(
  'reads the price %j, and sizes with units',
  (asking_price) => {
    const { lead } = read({ asking_price, size: '45,5 ตร.ม.', line_id: 'https://line.me/ti/p/~somchai?x=1' });
    expect(lead).toMatchObject({ asking_price: 4_500_000, size: { sqm: 45.5 }, line_id: 'somchai' });
  },
);

it('keeps the link of a LINE contact if it contains no id', () => {
  expect(read({ line_id: 'lin.ee/AbC12' }).lead).toMatchObject({ line_id: 'https://lin.ee/AbC12' });
});

describe('leadFromForm, for any input', () => {
  it('rejects a phone number that cannot exist, with a single error', () => {
    expect(read({ phone: '+66 81 234' }).errors).toEqual([{ field: 'phone', code: 'phone-invalid' }]);
    expect(read({ phone: '081 234 567' }).errors).toEqual([{ field: 'phone', code: 'phone-invalid' }]);
  });

  it('returns a document that matches its schema, or errors', () => {
    const typed = fc.oneof(
      fc.constantFrom('ask', 'view', 'find', 'rm-1001', '12/24/2026'),
      anyText({ maxLength: 60 }),
      fc.stringMatching(/^\d{0,7}(\.\d{1,3})?$/),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...LEAD_FIELDS), typed), (changes) => {
        const { lead, errors } = read(changes);
        expect(lead === undefined ? errors.length > 0 : leadDocument.safeParse(lead).success).toBe(true);
      }),
      { numRuns: runs(2_000) },
    );
  });
});

describe('leadFromForm, for the form about a listing', () => {
  const viewing = {
    kind: 'view',
    listing: 'rm-1001',
    preferred_date: '12/24/2026',
    preferred_part: 'morning',
    other_date: '12/26/2026',
  };

  it('returns the document of a viewing', () => {
    expect(read({ ...viewing, message: 'with my mother' }, { home: { code: 'RM-1001' } }).lead).toEqual({
      id: ID,
      created_at: received.now,
      locale: 'th-th',
      name: 'สมชาย ใจดี',
      phone: '+66812345678',
      message: 'with my mother',
      kind: 'view',
      listing_id: 'rm-1001',
      listing_code: 'RM-1001',
      preferred_times: ['2026-12-24 morning', '2026-12-26'],
      consent: { contact: true, marketing: false, policy_version: '2026-11-22', at: received.now },
      source: {},
      spam: { score: 0, reasons: [] },
    });
  });

  it('returns the document of a question, without days, and without a code if the listing is not known', () => {
    const { lead } = read({ ...viewing, kind: 'ask', message: 'still there?' });
    expect(lead).toMatchObject({ kind: 'ask', listing_id: 'rm-1001', message: 'still there?' });
    expect(lead).not.toHaveProperty('preferred_times');
    expect(lead).not.toHaveProperty('listing_code');
    expect(lead).not.toHaveProperty('intent');
  });

  it('sorts what the visitor typed into the fields of the document, and keeps other words in the message', () => {
    const stored = (reach: string, message = '') => {
      const { lead } = read({ ...viewing, phone: '', reach, message });
      return [lead?.phone, lead?.line_id, lead?.email, lead?.message];
    };
    expect(stored('๐๘๑-๒๓๔-๕๖๗๘')).toEqual(['+66812345678', undefined, undefined, undefined]);
    expect(stored('ไลน์ @somchai')).toEqual([undefined, '@somchai', undefined, undefined]);
    expect(stored('line.me/ti/p/~somchai')).toEqual([undefined, 'somchai', undefined, undefined]);
    expect(stored('a@b.example')).toEqual([undefined, undefined, 'a@b.example', undefined]);
    const note = '081 234 5678 (แม่รับสาย)';
    expect(stored(note, 'กับแม่')).toEqual(['+66812345678', undefined, undefined, `กับแม่\n${note}`]);
    expect(read({ ...viewing, phone: '', reach: '081 234 567' }).errors).toEqual([
      { field: 'reach', code: 'phone-invalid' },
    ]);
  });

  it('stores the same time only once', () => {
    const same = { other_date: viewing.preferred_date, other_part: viewing.preferred_part };
    expect(read({ ...viewing, ...same }).lead).toMatchObject({ preferred_times: ['2026-12-24 morning'] });
  });

  it('rejects a listing that is gone, with a single error', () => {
    const home = { isGone: true };
    expect(read(viewing, { home }).errors).toEqual([{ field: 'listing', code: 'listing-gone' }]);
    expect(read({ ...viewing, listing: '/' }, { home }).errors).toEqual([{ field: 'listing', code: 'listing-gone' }]);
  });
});

describe('leadFromForm, for a home to find', () => {
  const search_query = '?utm_source=line&page=2&type=condo&deal=sale&beds_min=x';
  const request = { kind: 'find', search_query, search_words: 'ซื้อ · คอนโด', move_in: 'three-months' };

  it('returns the document with the filters that the search page knows', () => {
    expect(read({ ...request, message: 'ใกล้โรงเรียน' }).lead).toEqual({
      id: ID,
      created_at: received.now,
      locale: 'th-th',
      name: 'สมชาย ใจดี',
      phone: '+66812345678',
      message: 'ใกล้โรงเรียน',
      kind: 'find',
      search_query: '?deal=sale&type=condo&page=2',
      search_words: 'ซื้อ · คอนโด',
      move_in: 'three-months',
      consent: { contact: true, marketing: false, policy_version: '2026-11-22', at: received.now },
      source: {},
      spam: { score: 0, reasons: [] },
    });
  });

  it('shortens the words, and has the same fingerprint in another language', () => {
    const thai = read(request).lead;
    const english = read({ ...request, search_words: 'x'.repeat(1_001) }).lead;
    expect(english).toMatchObject({ search_words: 'x'.repeat(1_000) });
    expect(thai && english && leadFingerprint(thai) === leadFingerprint(english)).toBe(true);
    const another = read({ ...request, search_query: '?deal=rent' }).lead;
    expect(thai && another && leadFingerprint(thai) === leadFingerprint(another)).toBe(false);
  });
});

/** Valid and invalid input for a numeric field. */
const typedNumbers = fc.oneof(
  fc.constant(''),
  fc.stringMatching(/^[1-9]\d{0,12}$/),
  fc.stringMatching(/^[\d๐-๙]{1,7}(\.\d{0,3})?$/),
  fc.stringMatching(/^\d{1,12}[-–.]\d{1,3}([-–]\d{1,2})?( ?(ไร่|งาน|ตร\.ว\.|m²|sq ft|ล้าน|k))?$/),
  fc.string({ maxLength: 12 }),
);

it('returns a lead exactly if the form has no errors', () => {
  const forms = fc.record({
    name: fc.string({ maxLength: 130 }),
    phone: fc.oneof(fc.constant('0812345678'), fc.stringMatching(/^\+?[\d ]{8,16}$/)),
    line_id: fc.oneof(fc.constant(''), fc.stringMatching(/^@?[A-Za-z0-9._-]{1,42}$/)),
    address_detail: fc.string({ maxLength: 510 }),
    size_unit: fc.constantFrom('', 'sqm', 'rai'),
    size: typedNumbers,
    rai: typedNumbers,
    ngan: typedNumbers,
    sqwah: typedNumbers,
    asking_price: typedNumbers,
  });
  fc.assert(
    fc.property(forms, (form) => {
      const { lead, errors = [] } = read(form);
      expect(lead === undefined).toBe(errors.length > 0);
    }),
    { numRuns: runs(500) },
  );
});

describe('the fingerprint of a lead', () => {
  const fingerprint = (changes?: Record<string, string>, more?: Partial<LeadContext>) => {
    const { lead } = read(changes, more);
    if (lead === undefined) throw new Error('the form has errors');
    return leadFingerprint(lead);
  };

  it('depends on the content of the enquiry', () => {
    expect(fingerprint({ message: 'a' })).not.toBe(fingerprint({ message: 'b' }));
    expect(fingerprint({ consent_marketing: 'yes' })).not.toBe(fingerprint());
  });

  it('depends on the listing and the days, but not on the listing code', () => {
    const viewing = { kind: 'view', listing: 'rm-1', preferred_date: '12/24/2026' };
    expect(fingerprint(viewing)).not.toBe(fingerprint({ ...viewing, listing: 'rm-2' }));
    expect(fingerprint(viewing)).not.toBe(fingerprint({ ...viewing, preferred_date: '12/25/2026' }));
    expect(fingerprint(viewing, { home: { code: 'RM-0001' } })).toBe(fingerprint(viewing));
  });

  it('does not depend on time, source, page language, id and spam score', () => {
    const later = { now: '2026-11-23T05:00:00.000Z', source: { page: '/x' }, spam: { score: 9, reasons: ['links'] } };
    expect(fingerprint({}, { ...later, id: '3f9a07c1-0000-4000-8000-000000000002' })).toBe(fingerprint());
    expect(fingerprint({}, { locale: 'en-us' })).toBe(fingerprint());
  });
});

it('has a reference that can be read out on the phone', () => {
  expect(leadReference(ID)).toBe('3F9A-07C1');
});

it('accepts only UUIDs as lead ids', () => {
  expect([ID, '../../x', '', undefined, 3].map(isLeadId)).toEqual([true, false, false, false, false]);
});

describe('phoneNumber', () => {
  it.each([
    ['081 234 5678', '+66812345678'],
    ['๐๘๑-๒๓๔-๕๖๗๘', '+66812345678'],
    ['+66 81 234 5678', '+66812345678'],
    ['+66 (0)81-234-5678', '+66812345678'],
    ['0066812345678', '+66812345678'],
    ['0033 6 12 34 56 78', '+33612345678'],
    ['๐๐๘๑ 90-1234-5678', '+819012345678'],
    ['001 1 212 555 0123', '+12125550123'],
    ['001 44 20 7946 0018', '+442079460018'],
    ['02 123 4567', '+6621234567'],
    ['\u202a+66 81 234 5678\u202c', '+66812345678'],
    ['081–234‑5678', '+66812345678'],
    ['(053) 123 456', '+6653123456'],
    ['+49 30 123456', '+4930123456'],
    ['+1 212 555 0123', '+12125550123'],
    ['0812345', null],
    ['call me 081 234 5678', null],
    ['+66 81 234 5678 9999', null],
    ['', null],
  ])('reads %j as %s', (typed, number) => expect(phoneNumber(typed)).toBe(number));

  it.each(DASHES)('reads a number with %j between its groups', (dash) => {
    expect(phoneNumber(['081', '234', '5678'].join(dash))).toBe('+66812345678');
  });

  it('never throws, and returns E.164 or null', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 300 }), (typed) => {
        expect(phoneNumber(typed) ?? '+6600000').toMatch(/^\+[1-9]\d{6,14}$/);
      }),
    );
  });
});
