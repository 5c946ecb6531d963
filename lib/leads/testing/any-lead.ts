import fc from 'fast-check';
import { PROPERTY_TYPES } from 'thai-property-search/listing-choices';
import { LOCALES } from '../../config/constants';
import type { ListingLead, SearchLead, SellerLead } from '../lead';
import { DAY_PARTS, DEED_ANSWERS, LISTING_KINDS, MORTGAGE_ANSWERS, MOVE_TIMES, SELLER_INTENTS } from '../lead-form';

/** Texts that are often as long as allowed. A grapheme may have several UTF-16 code units. */
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

const ENQUIRY = {
  id: fc.uuid(),
  created_at: instant,
  locale: fc.constantFrom(...LOCALES),
  name: text(120),
  phone: fc.stringMatching(/^\+[1-9]\d{6,14}$/),
  line_id: text(41),
  email: text(254),
  message: text(4_000),
  consent: fc.record({
    contact: fc.constant<true>(true),
    marketing: fc.boolean(),
    policy_version: text(40),
    at: instant,
  }),
  source,
  spam: fc.record({ score: fc.nat(100), reasons: fc.array(text(40), { maxLength: 20 }) }),
};

const REQUIRED = ['id', 'created_at', 'locale', 'name', 'consent', 'source', 'spam'] as const;

type Reach = { phone?: string; line_id?: string; email?: string };
const isReachable = ({ phone, line_id, email }: Reach) => (phone ?? line_id ?? email) !== undefined;

/** Any seller enquiry that matches the schema. */
export const anyLead: fc.Arbitrary<SellerLead> = fc
  .record(
    {
      ...ENQUIRY,
      intent: fc.constantFrom(...SELLER_INTENTS),
      property_type: fc.constantFrom(...PROPERTY_TYPES),
      address,
      size,
      asking_price: fc.integer({ min: 1, max: 1e11 }),
      title_deed: fc.constantFrom(...DEED_ANSWERS),
      mortgage: fc.constantFrom(...MORTGAGE_ANSWERS),
      preferred_time: text(200),
      photos: fc.array(fc.stringMatching(/^[0-9a-f]{64}$/), { minLength: 1, maxLength: 5 }),
    },
    { requiredKeys: [...REQUIRED, 'intent', 'property_type', 'address'] },
  )
  .filter(isReachable);

const visitTime = fc
  .tuple(instant, fc.constantFrom('', ...DAY_PARTS.map((part) => ` ${part}`)))
  .map(([at, part]) => at.slice(0, 10) + part);

/** Any enquiry about a listing that matches the schema. */
export const anyListingLead: fc.Arbitrary<ListingLead> = fc
  .record(
    {
      ...ENQUIRY,
      kind: fc.constantFrom(...LISTING_KINDS),
      listing_id: fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/),
      listing_code: text(20),
      preferred_times: fc.array(visitTime, { minLength: 1, maxLength: 2 }),
    },
    { requiredKeys: [...REQUIRED, 'kind', 'listing_id'] },
  )
  .filter(isReachable);

/** Any request to find a home that matches the schema. */
export const anySearchLead: fc.Arbitrary<SearchLead> = fc
  .record(
    {
      ...ENQUIRY,
      kind: fc.constant<'find'>('find'),
      search_query: text(4_000),
      search_words: text(1_000),
      move_in: fc.constantFrom(...MOVE_TIMES),
    },
    { requiredKeys: [...REQUIRED, 'kind'] },
  )
  .filter(isReachable);
