import { z } from 'zod';
import { lineContact } from '../line-contact';
import {
  bilingual,
  districtCode,
  id,
  instant,
  lonePicture,
  markdown,
  media,
  phone,
  phrase,
  recordStatus,
  refusing,
} from './fields';

export const teamMemberDocument = z.object({
  id,
  record_status: recordStatus,
  order: z.number(),
  name: phrase,
  role: phrase,
  bio: bilingual,
  photo: lonePicture,
  phone: phone.optional(),
  line_id: z
    .string()
    .overwrite((value) => lineContact(value) ?? value)
    .refine(
      (contact) => lineContact(contact) !== null,
      refusing({
        en: 'must look like @rommai or https://lin.ee/AbC12',
        th: 'เขียนผิดรูปแบบ ต้องเขียนแบบ @rommai หรือ https://lin.ee/AbC12',
      }),
    )
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
  cover: lonePicture,
  media: z.array(media).default([]),
  published_at: instant,
});
