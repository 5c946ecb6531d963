import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { LOCALES } from '../../config/constants';
import { PROPERTY_TYPES } from '../../content/property-types';
import type { Lead } from '../lead';
import { DEED_ANSWERS, MORTGAGE_ANSWERS, SELLER_INTENTS } from '../lead-choices';

/** An enquiry with an id of its own. */
export function leadFixture(changes: Partial<Lead> = {}): Lead {
  return {
    id: randomUUID(),
    created_at: '2026-11-22T06:00:00.000Z',
    locale: 'th-th',
    name: 'สมชาย ใจดี',
    phone: '+66812345678',
    intent: 'sell',
    property_type: 'condo',
    address: { province_code: '10' },
    consent: { contact: true, marketing: false, policy_version: '2026-11', at: '2026-11-22T06:00:00.000Z' },
    source: {},
    spam: { score: 0, reasons: [] },
    ...changes,
  };
}

/** Often as long as it may be; a grapheme may take several units. */
const text = (maxLength: number) =>
  fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength }).map((long) => long.slice(0, maxLength).toWellFormed()),
    fc.constant('ก'.repeat(maxLength)),
  );
const digits = (length: number) => fc.nat(9).map((digit) => String(digit).repeat(length));
const instant = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const upTo = (most: number) => fc.double({ min: 0, max: most, noNaN: true });

const size = fc.oneof(
  fc.record({ sqm: fc.double({ min: 0.01, max: 1e7, noNaN: true }) }),
  fc.record({ rai: upTo(100_000), ngan: upTo(1_000), sqwah: upTo(100_000) }),
);

const address = fc.record(
  {
    province_code: digits(2),
    district_code: digits(4),
    subdistrict_code: digits(6),
    postcode: digits(5),
    detail: text(500),
  },
  { requiredKeys: ['province_code'] },
);

const source = fc.record(
  {
    page: text(2_000),
    referrer: text(2_000),
    utm: fc.dictionary(fc.stringMatching(/^[a-z]{1,20}$/), text(200), { maxKeys: 10 }),
  },
  { requiredKeys: [] },
);

const REQUIRED = [
  'id',
  'created_at',
  'locale',
  'name',
  'intent',
  'property_type',
  'address',
  'consent',
  'source',
  'spam',
] as const;

/** Enquiries of every kind that the schema takes. */
export const anyLead: fc.Arbitrary<Lead> = fc
  .record(
    {
      id: fc.uuid(),
      created_at: instant,
      locale: fc.constantFrom(...LOCALES),
      name: text(120),
      phone: fc.stringMatching(/^\+[1-9]\d{6,14}$/),
      line_id: text(41),
      email: text(254),
      intent: fc.constantFrom(...SELLER_INTENTS),
      property_type: fc.constantFrom(...PROPERTY_TYPES),
      address,
      size,
      asking_price: fc.integer({ min: 1, max: 1e11 }),
      title_deed: fc.constantFrom(...DEED_ANSWERS),
      mortgage: fc.constantFrom(...MORTGAGE_ANSWERS),
      message: text(4_000),
      preferred_time: text(200),
      photos: fc.array(fc.stringMatching(/^[0-9a-f]{64}$/), { minLength: 1, maxLength: 5 }),
      consent: fc.record({
        contact: fc.constant<true>(true),
        marketing: fc.boolean(),
        policy_version: text(40),
        at: instant,
      }),
      source,
      spam: fc.record({ score: fc.nat(100), reasons: fc.array(text(40), { maxLength: 20 }) }),
    },
    { requiredKeys: [...REQUIRED] },
  )
  .filter(({ phone, line_id, email }) => (phone ?? line_id ?? email) !== undefined);
