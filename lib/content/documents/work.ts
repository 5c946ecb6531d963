import { z } from 'zod';
import { baht, bilingual, day, districtCode, id, markdown, media, phrase, provinceCode, recordStatus } from './fields';

/**
 * `works`: a building the company built, renovated or resold. `scope` is a short description; `body` is bilingual
 * Markdown.
 */
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
