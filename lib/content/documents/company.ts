import { z } from 'zod';
import { scriptSchemeOf } from '../address-scheme';
import { COMPANY_PAGES } from '../ids';
import { lineContact } from '../line-contact';
import {
  baht,
  bilingual,
  cleanText,
  customMessage,
  day,
  districtCode,
  iconName,
  id,
  instant,
  markdown,
  media,
  phone,
  phrase,
  point,
  provinceCode,
  quote,
  recordStatus,
  singlePicture,
} from './fields';

export const pageDocument = z.object({
  id: z.enum(COMPANY_PAGES),
  record_status: recordStatus,
  title: phrase,
  summary: bilingual,
  body: markdown,
  media: z.array(media).default([]),
});

/** `offices`: hours are days of the week (0 is Sunday) with local opening and closing times. */
export const officeDocument = z.object({
  id,
  record_status: recordStatus,
  order: z.number(),
  name: phrase,
  address: phrase,
  province_code: provinceCode,
  district_code: districtCode,
  geo: point,
  phones: z.array(phone).min(1),
  email: z.email(),
  hours: z.array(
    z.object({
      days: z.array(z.int().min(0).max(6)).min(1),
      opens: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
      closes: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
    }),
  ),
});

/** Salaries in THB a month. */
export const jobDocument = z.object({
  id,
  record_status: recordStatus,
  order: z.number(),
  title: phrase,
  office: id,
  employment: z.enum(['full-time', 'part-time', 'freelance', 'internship']),
  salary: z.object({ low: z.int().positive(), high: z.int().positive() }).optional(),
  body: markdown,
  published_at: day,
  closes_at: day.optional(),
});

export const teamMemberDocument = z.object({
  id,
  record_status: recordStatus,
  order: z.number(),
  name: phrase,
  role: phrase,
  bio: bilingual,
  photo: singlePicture.optional(),
  phone: phone.optional(),
  line_id: z
    .string()
    .overwrite((value) => lineContact(value) ?? value)
    .refine(
      (contact) => lineContact(contact) !== null,
      customMessage({
        en: 'must look like @rommai or https://lin.ee/AbC12',
        th: 'เขียนผิดรูปแบบ ต้องเขียนแบบ @rommai หรือ https://lin.ee/AbC12',
      }),
    )
    .optional(),
  email: z.email().optional(),
  languages: z.array(z.enum(['th', 'en', 'zh', 'ja'])).default([]),
  areas: z.array(districtCode).default([]),
});

export const teamContentDocument = z.object({
  id,
  record_status: recordStatus,
  kind: z.enum(['story', 'award', 'activity']),
  members: z.array(id).default([]),
  title: phrase,
  body: markdown,
  cover: singlePicture,
  media: z.array(media).default([]),
  published_at: instant,
});

const webAddress = z.url({ protocol: /^https?$/ });

export const ARTICLE_CATEGORIES = ['guide', 'market', 'area', 'law-and-tax', 'news'] as const;

export const articleDocument = z.object({
  id,
  record_status: recordStatus,
  category: z.enum(ARTICLE_CATEGORIES),
  title: phrase,
  excerpt: bilingual,
  body: markdown,
  cover: singlePicture,
  author: id,
  published_at: instant,
  updated_at: instant,
  tags: z.array(phrase).default([]),
  related_listings: z.array(id).default([]),
  related_areas: z.array(districtCode).default([]),
  sources: z.array(z.object({ title: phrase, url: webAddress, accessed_at: day })).default([]),
  valid_until: day.optional(),
});

export const workDocument = z.object({
  id,
  record_status: recordStatus,
  order: z.number(),
  title: phrase,
  scope: bilingual,
  body: markdown,
  work_type: z.enum(['build', 'renovate', 'resale']),
  province_code: provinceCode,
  district_code: districtCode,
  usable_area_sqm: z.number().positive().max(100_000).optional(),
  started_at: day,
  finished_at: day,
  cost_band: z.object({ low: baht, high: baht }).optional(),
  guarantee_months: z.int().min(1).max(600).optional(),
  media: z.array(media).default([]),
  listing: id.optional(),
  members: z.array(id).default([]),
  testimonial: z.object({ quote: bilingual, author: phrase }).optional(),
});

/** What a person said about a sale or rental. `author` is the name as they allow it, `consent_on` the day they did. */
export const reviewDocument = z.object({
  id,
  record_status: recordStatus,
  kind: z.enum(['sold', 'bought', 'rented']),
  author: phrase,
  quote,
  said_on: day,
  consent_on: day,
  listing: id.optional(),
  agent: id.optional(),
  source: webAddress.optional(),
});

/** Keeps any address unchanged, even one that does not parse. Rejects only addresses that could run a script. */
const address = z
  .string()
  .refine(
    (value) => scriptSchemeOf(value) === null,
    customMessage({ en: 'could run a script', th: 'เป็นลิงก์ที่รันสคริปต์ได้ ใช้ไม่ได้' }),
  )
  .default('');

/** `contact_widget`: the entity of the specification (§3), with the same field names. */
export const contactWidgetDocument = z.object({
  id: z.string().min(1),
  record_status: recordStatus,
  order: z.number().optional(),
  contact_name: z
    .string()
    .overwrite((value) => cleanText(value))
    .trim()
    .min(1),
  contact_url: address,
  isPhonenumber: z.boolean().default(false),
  contact_image_url: address,
  contact_image_grey_url: address,
  contact_icon: iconName,
});

/** The host must be literal, because otherwise a visitor's path could choose the host. */
const isHttps = (target: string) =>
  /^https:\/\/[^\s\\/?#:*@]+(?::\d+)?(?:[/?#]|$)/.test(target) && URL.canParse(target.replaceAll('/:', '/'));

/** `:name` in `from` matches one segment, a trailing `*` the rest. `to` is a path, or an https URL if `external`. */
export const redirectDocument = z
  .object({
    id: z.string().min(1),
    record_status: recordStatus,
    from: z.string().regex(/^\/(?!\/)[^\s?#\\]*$/),
    to: z.string().min(1),
    status: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]),
    external: z.boolean().default(false),
  })
  .refine((rule) => (rule.external ? isHttps(rule.to) : /^\/(?![/\\])[^\s\\]*$/.test(rule.to)), {
    path: ['to'],
    ...customMessage({
      en: 'must be a path, or an absolute https address when external is true',
      th: 'ต้องเป็นพาธ หรือลิงก์ https เต็มเมื่อ external เป็น TRUE',
    }),
  });
