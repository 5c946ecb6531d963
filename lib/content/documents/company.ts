import { z } from 'zod';
import { COMPANY_PAGES } from '../ids';
import {
  bilingual,
  day,
  districtCode,
  id,
  markdown,
  media,
  phone,
  phrase,
  point,
  provinceCode,
  recordStatus,
} from './fields';

/** `pages`: a company page; `body` is bilingual Markdown. */
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

/** `jobs`: an open position; `body` is bilingual Markdown. Salaries in THB a month. */
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
