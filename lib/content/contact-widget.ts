/** The specification's output fields (§3). The API's JSON uses the same names. */
export type ContactWidget = {
  order: number | null;
  contact_name: string;
  contact_url: string;
  is_phonenumber: boolean;
  contact_image_url: string;
  contact_image_grey_url: string;
  /** An addition of this site: an Iconify icon to show instead of the pictures. Missing if the entry names none. */
  contact_icon?: string;
};

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

/** Checks a response of `GET /api/contact-widgets`. Hand-written, because zod would add 14 kB to every page. */
export function isContactWidgetList(value: unknown): value is readonly ContactWidget[] {
  return Array.isArray(value) && value.every(isContactWidget);
}
