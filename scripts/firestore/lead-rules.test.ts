import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isListingLead, type Lead, leadDocument, type SellerLead } from '../../lib/leads/lead';
import { anyLead, anyListingLead, leadFixture, listingLeadFixture } from '../../lib/leads/testing/leads';
import { isLead } from './lead-rules';
import { fieldsOfPlain } from './value-of-plain';

const collectionOf = (lead: Lead) => (isListingLead(lead) ? 'listing_leads' : 'seller_leads');
const mayBeStored = (lead: Lead, collection = collectionOf(lead)) => isLead(collection, lead.id, fieldsOfPlain(lead));
const isDocument = (lead: Lead) => leadDocument.safeParse(lead).success;

it('lets in every enquiry that the site makes: one that can be reached', () => {
  fc.assert(
    fc.property(fc.oneof(anyLead, anyListingLead), (lead) => {
      const reached = { ...lead, phone: '+66812345678' };
      expect(isDocument(reached)).toBe(true);
      expect(mayBeStored(reached)).toBe(true);
      expect(mayBeStored(reached, 'suspicious_leads')).toBe(true);
      expect(mayBeStored(reached, isListingLead(lead) ? 'seller_leads' : 'listing_leads')).toBe(false);
      expect(mayBeStored(reached, 'listings')).toBe(false);
    }),
  );
});

const x = (length: number) => 'x'.repeat(length);
const { consent } = leadFixture();

it.each<[string, number, (at: number) => Partial<SellerLead>]>([
  ['name', 120, (at) => ({ name: x(at) })],
  ['line_id', 41, (at) => ({ line_id: x(at) })],
  ['email', 254, (at) => ({ email: x(at) })],
  ['message', 4_000, (at) => ({ message: x(at) })],
  ['preferred_time', 200, (at) => ({ preferred_time: x(at) })],
  ['address.detail', 500, (at) => ({ address: { province_code: '10', detail: x(at) } })],
  ['address.postcode', 5, (at) => ({ address: { province_code: '10', postcode: '1'.repeat(at) } })],
  ['consent.policy_version', 40, (at) => ({ consent: { ...consent, policy_version: x(at) } })],
  ['source.page', 2_000, (at) => ({ source: { page: x(at) } })],
  ['source.referrer', 2_000, (at) => ({ source: { referrer: x(at) } })],
  [
    'a text of source.utm',
    200,
    (at) => ({ source: { utm: Object.fromEntries([...'abcdefghij'].map((key) => [key, x(at)])) } }),
  ],
  ['photos', 5, (at) => ({ photos: Array<string>(at).fill('a'.repeat(64)) })],
  ['a digest of photos', 64, (at) => ({ photos: Array<string>(5).fill('a'.repeat(at)) })],
  ['spam.reasons', 20, (at) => ({ spam: { score: 1, reasons: Array<string>(at).fill('x') } })],
  ['a text of spam.reasons', 40, (at) => ({ spam: { score: 1, reasons: Array<string>(20).fill(x(at)) } })],
  ['asking_price', 1e12, (at) => ({ asking_price: at })],
  ['size.sqm', 1e7, (at) => ({ size: { sqm: at } })],
  ['size.rai', 1_000_000, (at) => ({ size: { rai: at, ngan: 0, sqwah: 0 } })],
  ['size.ngan', 1_000_000, (at) => ({ size: { rai: 0, ngan: at, sqwah: 0 } })],
  ['size.sqwah', 1_000_000, (at) => ({ size: { rai: 0, ngan: 0, sqwah: at } })],
])('has the limit of the schema for %s', (_, most, change) => {
  for (const [at, fits] of [
    [most, true],
    [most + 1, false],
  ] as const) {
    const lead = leadFixture(change(at));
    expect([isDocument(lead), mayBeStored(lead)]).toEqual([fits, fits]);
  }
});

it.each<Record<string, unknown>>([
  { kind: 'buy' },
  { listing_id: 'x'.repeat(65) },
  { listing_code: 'x'.repeat(21) },
  { preferred_times: [] },
  { preferred_times: ['2026-12-24', '2026-12-25', '2026-12-26'] },
  { preferred_times: ['tomorrow'] },
  { preferred_times: ['2026-12-24 noon'] },
  { preferred_times: '2026-12-24' },
  { intent: 'sell' },
  { kind: undefined },
])('neither the schema nor the rules take a question about a home with %j', (changes) => {
  const lead = JSON.parse(JSON.stringify({ ...listingLeadFixture({ preferred_times: ['2026-12-24'] }), ...changes }));
  expect(isDocument(lead)).toBe(false);
  expect(isLead('listing_leads', lead.id, fieldsOfPlain(lead))).toBe(false);
});
