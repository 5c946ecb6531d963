import { randomUUID } from 'node:crypto';
import type { ListingLead, SearchLead, SellerLead } from '../lead';

const enquiry = () =>
  ({
    id: randomUUID(),
    created_at: '2026-11-22T06:00:00.000Z',
    locale: 'th-th',
    name: 'สมชาย ใจดี',
    phone: '+66812345678',
    consent: { contact: true, marketing: false, policy_version: '2026-11', at: '2026-11-22T06:00:00.000Z' },
    source: {},
    spam: { score: 0, reasons: [] },
  }) satisfies Partial<SellerLead>;

/** A seller enquiry with a new id. */
export function leadFixture(changes: Partial<SellerLead> = {}): SellerLead {
  const sale = { intent: 'sell', property_type: 'condo', address: { province_code: '10' } } as const;
  return { ...enquiry(), ...sale, ...changes };
}

/** A question about a listing. */
export function listingLeadFixture(changes: Partial<ListingLead> = {}): ListingLead {
  return { ...enquiry(), kind: 'ask', listing_id: 'rm-1001', listing_code: 'RM-1001', ...changes };
}

/** A request to find a home. */
export function searchLeadFixture(changes: Partial<SearchLead> = {}): SearchLead {
  return { ...enquiry(), kind: 'find', search_query: '?deal=sale&type=condo', search_words: 'ซื้อ · คอนโด', ...changes };
}
