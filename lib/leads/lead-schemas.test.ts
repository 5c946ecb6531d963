import fc from 'fast-check';
import { anyText } from 'thai-property-search/testing/any-text';
import { DASHES } from 'thai-property-search/testing/dashes';
import { describe, expect, it } from 'vitest';
import { isBuyerKind, LEAD_FIELDS, type LeadFormValues, readLeadForm } from './lead-form';
import { parseLeadForm } from './lead-schemas';

const complete = {
  name: 'สมชาย ใจดี',
  phone: '081 234 5678',
  intent: 'sell',
  property_type: 'condo',
  province: '10',
  consent_contact: 'yes',
};

const errorsOf = (values: LeadFormValues, today?: string) => parseLeadForm(values, today).errors ?? [];

function faults(changes: Record<string, string> = {}) {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...complete, ...changes })) data.append(name, value);
  return errorsOf(readLeadForm(data)).map(({ field, code }) => `${field} ${code}`);
}

it.each(DASHES)('accepts a phone number with %j between its groups', (dash) => {
  expect(faults({ phone: ['081', '234', '5678'].join(dash) })).toEqual([]);
});

describe('parseLeadForm', () => {
  it('accepts a complete form', () => {
    expect(faults()).toEqual([]);
  });

  it('requires every mandatory field, in the order of the form', () => {
    expect(errorsOf(readLeadForm(new FormData())).map(({ code }) => code)).toEqual([
      'type-required',
      'province-required',
      'intent-required',
      'name-required',
      'reach-required',
      'consent-required',
    ]);
  });

  it.each([
    '+66 81-234-5678',
    '๐๘๑๒๓๔๕๖๗๘',
    '02 123 4567',
    '(053) 123 456',
    '+49 30 123456',
    '\u202a+66 81 234 5678\u202c',
  ])('accepts the phone number %j', (phone) => {
    expect(faults({ phone })).toEqual([]);
  });
});

it('a seller may write the day before the month', () => {
  const values = readLeadForm(new Map(Object.entries({ ...complete, preferred_date: '5/12/2569' })));
  expect(parseLeadForm(values, '2026-11-28')).toMatchObject({ seller: { preferred_date: '2026-12-05' } });
});

describe('an error of the seller form', () => {
  it.each([
    [{ phone: '12' }, 'phone phone-invalid'],
    [{ line_id: 'ไลน์' }, 'line_id line-invalid'],
    [{ email: 'a@b' }, 'email email-invalid'],
    [{ name: 'x'.repeat(121) }, 'name name-long'],
    [{ size: 'big' }, 'size size-invalid'],
    [{ size: '1,234,5' }, 'size size-invalid'],
    [{ size: '50 ตร.ว.' }, 'size size-invalid'],
    [{ size_unit: 'rai', sqwah: '50 m²' }, 'sqwah land-invalid'],
    [{ size_unit: 'rai', rai: '12-4-45' }, 'rai land-invalid'],
    [{ asking_price: '4.5' }, 'asking_price price-invalid'],
    [{ asking_price: '3-5 ล้าน' }, 'asking_price price-invalid'],
    [{ line_id: 'https://example.com/ti/p/~somchai' }, 'line_id line-invalid'],
    [{ bedrooms: 'many' }, 'bedrooms bedrooms-invalid'],
    [{ bedrooms: '2.5' }, 'bedrooms bedrooms-invalid'],
    [{ preferred_date: '31/13/2026' }, 'preferred_date date-invalid'],
    [{ preferred_date: '10/01/2599' }, 'preferred_date date-far'],
    [{ message: 'x'.repeat(4_001) }, 'message message-long'],
    [{ property_type: 'castle' }, 'property_type type-required'],
  ])('is reported for %j', (changes, fault) => {
    expect(faults(changes)).toEqual([fault]);
  });

  it('concerns only the size in the chosen unit', () => {
    expect(faults({ size: 'x', size_unit: 'rai', rai: '1' })).toEqual([]);
    expect(faults({ rai: 'x', size_unit: 'sqm' })).toEqual([]);
    expect(faults({ rai: 'x', sqwah: '-1', size_unit: 'rai' })).toEqual(['rai land-invalid', 'sqwah land-invalid']);
    expect(faults({ size: '0' })).toEqual(['size size-invalid']);
  });

  it('is reported unless there is a phone number, a LINE ID or an email address', () => {
    expect(faults({ phone: '', email: 'a@b.example' })).toEqual([]);
    expect(faults({ phone: '', line_id: '@somchai' })).toEqual([]);
    expect(faults({ phone: '' })).toEqual(['phone reach-required']);
  });

  it('ignores how the browser encodes line breaks when it counts the characters of a message', () => {
    expect(faults({ message: 'x\r\n'.repeat(1_500) })).toEqual([]);
    expect(readLeadForm(new Map([['message', 'a\r\nb\rc\nd']])).message).toBe('a\nb\nc\nd');
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...LEAD_FIELDS), anyText()), (changes) => {
        expect(Array.isArray(faults(changes))).toBe(true);
      }),
    );
  });
});

describe('the form about a listing', () => {
  const TODAY = '2026-11-22';
  const question = { ...complete, kind: 'ask', listing: 'rm-1001', message: 'How much is the common fee?' };
  const viewing = { ...complete, kind: 'view', listing: 'rm-1001', preferred_date: '11/22/2026' };
  const faultsOf = (form: Record<string, string>) =>
    errorsOf(readLeadForm(new Map(Object.entries(form))), TODAY).map(({ field, code }) => `${field} ${code}`);

  it('accepts a question and a viewing, without the fields of the seller form', () => {
    for (const form of [question, viewing])
      expect(faultsOf({ ...form, intent: '', property_type: '', province: '', asking_price: 'x' })).toEqual([]);
  });

  it('requires every mandatory field of its kind, in the order of the form', () => {
    expect(faultsOf({ kind: 'ask' })).toEqual([
      'listing listing-gone',
      'message message-required',
      'name name-required',
      'reach reach-required',
      'consent_contact consent-required',
    ]);
    expect(faultsOf({ kind: 'view' }).slice(0, 2)).toEqual(['listing listing-gone', 'preferred_date date-required']);
  });

  it.each([
    [{ preferred_date: '11/21/2026' }, 'preferred_date date-past'],
    [{ preferred_date: '01/22/2027' }, 'preferred_date date-far'],
    [{ preferred_date: 'tomorrow' }, 'preferred_date date-invalid'],
    [{ preferred_date: '11/23/2026 night' }, 'preferred_date part-invalid'],
    [{ preferred_date: '11/21/2026 morning' }, 'preferred_date date-past'],
    [{ preferred_part: 'night' }, 'preferred_part part-invalid'],
    [{ other_date: '11/21/2026' }, 'other_date date-past'],
    [{ other_date: '01/22/2027' }, 'other_date date-far'],
    [{ other_part: 'night' }, 'other_part part-invalid'],
    [{ listing: '../x' }, 'listing listing-gone'],
    [{ message: 'x'.repeat(4_001) }, 'message message-long'],
    [{ phone: '', reach: '' }, 'reach reach-required'],
    [{ phone: '', reach: 'call me' }, 'reach reach-required'],
    [{ reach: '081 234' }, 'reach phone-invalid'],
    [{ reach: 'somchai@example' }, 'reach email-invalid'],
    [{ reach: 'line.me/somchai' }, 'reach line-invalid'],
    [{ message: 'x'.repeat(3_980), reach: '081 234 5678 (after 6 pm)' }, 'message message-long'],
  ])('reports the error of %j', (changes, fault) => {
    expect(faultsOf({ ...viewing, ...changes })).toEqual([fault]);
  });

  it('accepts a day sixty days ahead', () => {
    expect(faultsOf({ ...viewing, preferred_date: '๐๑/๒๑/๒๐๒๗', other_date: '11/22/2026' })).toEqual([]);
  });

  it('accepts a day with its part, another day alone, and any one way to reach the visitor', () => {
    const times = [{ preferred_date: '11/23/2026 evening' }, { preferred_date: '', other_date: '12/24/2026' }] as const;
    for (const time of times) expect(faultsOf({ ...viewing, ...time, phone: '', reach: '@somchai' })).toEqual([]);
  });

  it('validates only the fields of the chosen kind', () => {
    expect(faultsOf({ ...question, preferred_date: 'x', other_part: 'x' })).toEqual([]);
    expect(faultsOf({ ...viewing, message: '' })).toEqual([]);
  });

  it('is the seller form for the kind sell, and is rejected for an unknown kind', () => {
    expect(faultsOf({ ...complete, kind: 'sell' })).toEqual([]);
    fc.assert(
      fc.property(fc.string(), (kind) => {
        fc.pre(kind !== '' && kind.trim() !== '' && kind.trim() !== 'sell' && !isBuyerKind(kind.trim()));
        expect(faultsOf({ ...question, kind })).toEqual(['kind kind-required']);
      }),
    );
  });
});

describe('the form for a home to find', () => {
  const request = { ...complete, kind: 'find', search_query: '?deal=sale', search_words: 'ซื้อ', move_in: 'no-rush' };
  const faultsOf = (form: Record<string, string>) =>
    errorsOf(readLeadForm(new Map(Object.entries(form)))).map(({ field, code }) => `${field} ${code}`);

  it('accepts a search, or a description without a search', () => {
    expect(faultsOf(request)).toEqual([]);
    expect(faultsOf({ ...request, search_query: '', message: 'a house with a garden' })).toEqual([]);
  });

  it('requires one of them, and a person, in the order of the form', () => {
    expect(faultsOf({ kind: 'find' })).toEqual([
      'name name-required',
      'reach reach-required',
      'consent_contact consent-required',
      'message wish-required',
    ]);
  });

  it('reports a time that is not in the list', () => {
    expect(faultsOf({ ...request, move_in: 'soon' })).toEqual(['move_in move-invalid']);
  });
});
