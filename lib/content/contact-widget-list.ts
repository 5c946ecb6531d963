import type { ContactWidget } from './contact-widget';

const isText = (value: unknown): value is string => typeof value === 'string';

function isContactWidget(value: unknown): value is ContactWidget {
  if (typeof value !== 'object' || value === null) return false;
  const entry: { [Key in keyof ContactWidget]?: unknown } = value;
  return (
    (entry.order === null || typeof entry.order === 'number') &&
    typeof entry.is_phonenumber === 'boolean' &&
    (entry.contact_icon === undefined || isText(entry.contact_icon)) &&
    [entry.contact_name, entry.contact_url, entry.contact_image_url, entry.contact_image_grey_url].every(isText)
  );
}

/**
 * Whether the value is a response of `GET /api/contact-widgets`. Hand-written, because zod would add 14 kB to every
 * page.
 */
export function isContactWidgetList(value: unknown): value is readonly ContactWidget[] {
  return Array.isArray(value) && value.every(isContactWidget);
}
