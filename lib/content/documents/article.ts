import { z } from 'zod';
import { bilingual, day, districtCode, id, instant, lonePicture, markdown, phrase, recordStatus } from './fields';

const ARTICLE_CATEGORIES = ['guide', 'market', 'area', 'law-and-tax', 'news'] as const;

/** `contents`: an article. `body` is bilingual Markdown (CommonMark with tables). */
export const articleDocument = z.object({
  id,
  record_status: recordStatus,
  category: z.enum(ARTICLE_CATEGORIES),
  title: phrase,
  excerpt: bilingual,
  body: markdown,
  cover: lonePicture,
  author: id,
  published_at: instant,
  updated_at: instant,
  tags: z.array(phrase).default([]),
  related_listings: z.array(id).default([]),
  related_areas: z.array(districtCode).default([]),
  sources: z.array(z.object({ title: phrase, url: z.url({ protocol: /^https?$/ }), accessed_at: day })).default([]),
  valid_until: day.optional(),
});
