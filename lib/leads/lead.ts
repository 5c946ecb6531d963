import { createHash } from 'node:crypto';
import { z } from 'zod';
import { LOCALES } from '../config/constants';
import { PROPERTY_TYPES } from '../content/property-types';
import { DEED_ANSWERS, MORTGAGE_ANSWERS, SELLER_INTENTS } from './lead-choices';
import { PHOTO_LIMITS } from './photo-limits';

const text = (longest: number) => z.string().min(1).max(longest);
const code = (digits: number) => z.string().regex(new RegExp(`^\\d{${digits}}$`));
/** As JavaScript writes it, in UTC. */
const instant = z.iso.datetime({ precision: 3 });

const address = z.strictObject({
  province_code: code(2),
  district_code: code(4).optional(),
  subdistrict_code: code(6).optional(),
  postcode: code(5).optional(),
  detail: text(500).optional(),
});

/** Square metres, or land as Thais measure it: a rai is four ngan, a ngan a hundred square wah (4 m² each). */
const size = z.union([
  z.strictObject({ sqm: z.number().positive().max(1e7) }),
  z.strictObject({
    rai: z.number().min(0).max(100_000),
    ngan: z.number().min(0).max(1_000),
    sqwah: z.number().min(0).max(100_000),
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

const fields = z.strictObject({
  id: z.uuid(),
  created_at: instant,
  locale: z.enum(LOCALES),
  name: text(120),
  /** E.164. */
  phone: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/)
    .optional(),
  line_id: text(41).optional(),
  email: text(254).optional(),
  intent: z.enum(SELLER_INTENTS),
  property_type: z.enum(PROPERTY_TYPES),
  address,
  size: size.optional(),
  /** Whole baht. */
  asking_price: z.int().positive().max(1e11).optional(),
  title_deed: z.enum(DEED_ANSWERS).optional(),
  mortgage: z.enum(MORTGAGE_ANSWERS).optional(),
  message: text(4_000).optional(),
  /** An ISO day, with a part of the day where one was chosen: `2026-12-24 morning`. */
  preferred_time: text(200).optional(),
  /** Of each photograph, in their order, the SHA-256 of the bytes that were sent, in hexadecimal digits. */
  photos: z
    .array(z.string().regex(/^[0-9a-f]{64}$/))
    .min(1)
    .max(PHOTO_LIMITS.count)
    .optional(),
  consent,
  source,
  spam,
});

const isReached = ({ phone, line_id, email }: z.output<typeof fields>) => (phone ?? line_id ?? email) !== undefined;

/** An enquiry as it is kept and delivered: a document of `seller_leads` (content-model.md). */
export const leadDocument = fields.refine(isReached);

export type Lead = z.output<typeof leadDocument>;

/** Told apart by what was asked and by whom; not by when, from where and how likely it is meant. */
type Asked = Omit<Lead, 'id' | 'created_at' | 'source' | 'spam' | 'consent'> & Pick<Lead, 'consent'>;

/** What two sendings of one enquiry have in common, as a SHA-256 in hexadecimal digits. */
export function leadFingerprint({ id: _, created_at: __, source: ___, spam: ____, consent, ...asked }: Lead): string {
  const content: Asked = { ...asked, consent: { ...consent, at: '' } };
  const sorted = JSON.stringify(content, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(sorted).digest('hex');
}

/** What a person can read out on the telephone: the first eight digits of the id, `3F9A-07C1`. */
export const leadReference = (id: string): string => `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();
