import { createHash } from 'node:crypto';
import { PROPERTY_TYPES } from 'thai-property-search/listing-choices';
import { z } from 'zod';
import { LOCALES } from '../config/constants';
import { ID_PATTERN } from '../content/ids';
import {
  DAY_PARTS,
  DEED_ANSWERS,
  LISTING_KINDS,
  MORTGAGE_ANSWERS,
  MOVE_TIMES,
  PHOTO_LIMITS,
  SELLER_INTENTS,
} from './lead-form';

const text = (longest: number) => z.string().min(1).max(longest);
const code = (digits: number) => z.string().regex(new RegExp(`^\\d{${digits}}$`));
const instant = z.iso.datetime({ precision: 3 });

const address = z.strictObject({
  province_code: code(2),
  district_code: code(4).optional(),
  subdistrict_code: code(6).optional(),
  postcode: code(5).optional(),
  detail: text(500).optional(),
});

/** One rai is four ngan, and one ngan is a hundred square wah of 4 m² each. */
const size = z.union([
  z.strictObject({ sqm: z.number().positive().max(1e7) }),
  z.strictObject({
    // A seller with 300 rai may write 120,000 square wah.
    rai: z.number().min(0).max(1e6),
    ngan: z.number().min(0).max(1e6),
    sqwah: z.number().min(0).max(1e6),
  }),
]);

const consent = z.strictObject({
  contact: z.literal(true),
  marketing: z.boolean(),
  policy_version: text(40),
  at: instant,
});

const source = z.strictObject({
  page: text(2_000).optional(),
  referrer: text(2_000).optional(),
  utm: z
    .record(z.string().regex(/^[a-z]{1,20}$/), text(200))
    .refine((utm) => Object.keys(utm).length <= 10)
    .optional(),
});

const spam = z.strictObject({ score: z.int().min(0), reasons: z.array(text(40)).max(20) });

const enquiry = z.strictObject({
  id: z.uuid(),
  created_at: instant,
  locale: z.enum(LOCALES),
  name: text(120),
  phone: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/)
    .optional(),
  line_id: text(41).optional(),
  email: text(254).optional(),
  message: text(4_000).optional(),
  consent,
  source,
  spam,
});

const visitTime = z.string().regex(new RegExp(`^\\d{4}-\\d{2}-\\d{2}( (${DAY_PARTS.join('|')}))?$`));

const sellerFields = enquiry.extend({
  intent: z.enum(SELLER_INTENTS),
  property_type: z.enum(PROPERTY_TYPES),
  address,
  size: size.optional(),
  /** 0 is a studio. */
  bedrooms: z.int().min(0).max(100).optional(),
  asking_price: z.int().positive().max(1e12).optional(),
  title_deed: z.enum(DEED_ANSWERS).optional(),
  mortgage: z.enum(MORTGAGE_ANSWERS).optional(),
  /** Like `visitTime`, but a text, as in the first documents. */
  preferred_time: text(200).optional(),
  /** The SHA-256 of each photograph as it was sent, in hexadecimal digits. */
  photos: z
    .array(z.string().regex(/^[0-9a-f]{64}$/))
    .min(1)
    .max(PHOTO_LIMITS.count)
    .optional(),
});

const listingFields = enquiry.extend({
  kind: z.enum(LISTING_KINDS),
  listing_id: z.string().regex(ID_PATTERN),
  /** The code that people see. It is missing if the content was not available. */
  listing_code: text(20).optional(),
  /** The preferred time comes first. */
  preferred_times: z.array(visitTime).min(1).max(2).optional(),
});

export const SEARCH_LENGTHS = { query: 4_000, words: 1_000 } as const;

const searchFields = enquiry.extend({
  kind: z.literal('find'),
  /** The address of the search after `/search`, with its `?`. */
  search_query: text(SEARCH_LENGTHS.query).optional(),
  search_words: text(SEARCH_LENGTHS.words).optional(),
  move_in: z.enum(MOVE_TIMES).optional(),
});

const isReachable = ({ phone, line_id, email }: z.output<typeof enquiry>) => (phone ?? line_id ?? email) !== undefined;

const sellerLead = sellerFields.refine(isReachable);
const listingLead = listingFields.refine(isReachable);
const searchLead = searchFields.refine(isReachable);

export type SellerLead = z.output<typeof sellerLead>;

export type ListingLead = z.output<typeof listingLead>;

export type SearchLead = z.output<typeof searchLead>;

export const leadDocument = z.union([sellerLead, listingLead, searchLead]);

export type Lead = z.output<typeof leadDocument>;

export const isSellerLead = (lead: Lead): lead is SellerLead => 'intent' in lead;

export const isListingLead = (lead: Lead): lead is ListingLead => 'listing_id' in lead;

export const photoDigests = (lead: Lead): readonly string[] => (isSellerLead(lead) ? (lead.photos ?? []) : []);

/** Two copies of one enquiry may differ in these fields. */
const METADATA_FIELDS: readonly string[] = [
  'id',
  'created_at',
  'locale',
  'source',
  'spam',
  'listing_code',
  'search_words',
];

export const LEAD_SHAPE: Readonly<Record<string, z.ZodType>> = {
  ...listingFields.shape,
  ...sellerFields.shape,
  ...searchFields.shape,
};

const FORM_FIELDS: ReadonlySet<string> = new Set(
  Object.keys(LEAD_SHAPE).filter((field) => !METADATA_FIELDS.includes(field)),
);

/** A SHA-256 that all copies of one enquiry share. It ignores fields that staff added. */
export function leadFingerprint(lead: Lead | Readonly<Record<string, unknown>>): string {
  const formFields = Object.entries(lead).filter(([field]) => FORM_FIELDS.has(field));
  const consent = typeof lead.consent === 'object' ? { ...lead.consent, at: '' } : {};
  const content = { ...Object.fromEntries(formFields), consent };
  const sorted = JSON.stringify(content, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(sorted).digest('hex');
}

export const leadReference = (id: string): string => `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();

const VERSION = '8';
const VARIANTS = '89ab';

/** Makes a version 8 UUID (RFC 9562 §5.8), the same for the same form on the same day, sent without JavaScript. */
export function idOfContent(values: Readonly<Record<string, string>>, day: string): string {
  const sorted = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  const hex = createHash('sha256')
    .update(JSON.stringify([day, ...sorted]))
    .digest('hex');
  const variant = VARIANTS[Number.parseInt(hex[16] ?? '0', 16) % VARIANTS.length];
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    VERSION + hex.slice(13, 16),
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-');
}
