import { z } from 'zod';
import { pictureUrl, recordStatus } from './fields';

/** `contact_widget`: the specification's own entity (§3), field names exactly as there. */
export const contactWidgetDocument = z.object({
  id: z.string().min(1),
  record_status: recordStatus,
  order: z.number().optional(),
  contact_name: z.string().trim().min(1),
  contact_url: z
    .string()
    .trim()
    .regex(/^(tel:|mailto:|https:\/\/|\+?[\d\s-]+$)/i),
  isPhonenumber: z.boolean().default(false),
  contact_image_url: pictureUrl,
  contact_image_grey_url: z.union([pictureUrl, z.literal('')]).optional(),
});
