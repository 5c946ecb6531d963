import { z } from 'zod';
import { scriptSchemeOf } from '../address-scheme';
import { iconName, recordStatus, refusing, shownText } from './fields';

/** Keeps any address unchanged, even one that does not parse. Rejects only addresses that could run a script. */
const address = z
  .string()
  .refine(
    (value) => scriptSchemeOf(value) === null,
    refusing({ en: 'could run a script', th: 'เป็นลิงก์ที่รันสคริปต์ได้ ใช้ไม่ได้' }),
  )
  .default('');

/** `contact_widget`: the entity of the specification (§3), with the same field names. */
export const contactWidgetDocument = z.object({
  id: z.string().min(1),
  record_status: recordStatus,
  order: z.number().optional(),
  contact_name: z
    .string()
    .overwrite((value) => shownText(value))
    .trim()
    .min(1),
  contact_url: address,
  isPhonenumber: z.boolean().default(false),
  contact_image_url: address,
  contact_image_grey_url: address,
  /** An addition of this site: drawn instead of the pictures. */
  contact_icon: iconName,
});
