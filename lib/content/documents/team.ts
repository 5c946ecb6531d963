import { z } from 'zod';
import { bilingual, districtCode, id, instant, markdown, media, phrase, picture, recordStatus } from './fields';

export const teamMemberDocument = z.object({
  id,
  record_status: recordStatus,
  order: z.number(),
  name: phrase,
  role: phrase,
  bio: bilingual,
  photo: picture,
  phone: z
    .string()
    .regex(/^\+\d{8,15}$/)
    .optional(),
  line_id: z
    .string()
    .regex(/^@?[A-Za-z0-9._-]{2,40}$/)
    .optional(),
  email: z.email().optional(),
  languages: z.array(z.enum(['th', 'en', 'zh', 'ja'])).default([]),
  areas: z.array(districtCode).default([]),
});

/** `team_contents`: a story, an award or an activity of the team; `body` is bilingual Markdown. */
export const teamContentDocument = z.object({
  id,
  record_status: recordStatus,
  kind: z.enum(['story', 'award', 'activity']),
  members: z.array(id).default([]),
  title: phrase,
  body: markdown,
  cover: picture,
  media: z.array(media).default([]),
  published_at: instant,
});
