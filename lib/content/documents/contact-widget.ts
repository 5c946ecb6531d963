import { z } from 'zod';
import { recordStatus } from './fields';

/** `contact_widget`: the specification's own entity (§3), field names exactly as there. */
export const contactWidgetDocument = z.object({
  id: z.string().min(1),
  record_status: recordStatus,
  order: z.number().optional(),
  contact_name: z.string().trim().min(1),
  contact_url: z.string().trim().min(1),
  isPhonenumber: z.boolean().default(false),
  contact_image_url: z.string().trim().min(1),
  contact_image_grey_url: z.string().trim().optional(),
});

export type ContactWidgetDocument = z.output<typeof contactWidgetDocument>;
