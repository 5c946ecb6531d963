import type { LeadFormErrorCode } from './lead-error-codes';

export const LEAD_FIELDS = [
  'kind',
  'listing',
  'name',
  'phone',
  'line_id',
  'email',
  'intent',
  'property_type',
  'province',
  'district',
  'subdistrict',
  'address_detail',
  'size_unit',
  'size',
  'rai',
  'ngan',
  'sqwah',
  'asking_price',
  'title_deed',
  'mortgage',
  'message',
  'photos',
  'preferred_date',
  'preferred_part',
  'other_date',
  'other_part',
  'consent_contact',
  'consent_marketing',
] as const;

export type LeadField = (typeof LEAD_FIELDS)[number];

export type LeadFormError = { field: LeadField; code: LeadFormErrorCode };
/** As they were typed. `kind` is empty or `sell` for the sellers' form; else a home is asked about (lead-choices.ts). */
export type LeadFormValues = Readonly<Record<LeadField, string>>;

/** What was sent, whatever its encoding. */
type Sent = { readonly get: (field: string) => unknown };

/**
 * The form's fields from what was sent; anything that is not text counts as empty, the first of a repeated name wins. A form
 * ends its lines with two characters (HTML, form submission), which would make a message longer than it is in the browser.
 */
export function readLeadForm(sent: Sent): LeadFormValues {
  const text = (field: LeadField) => {
    const value = sent.get(field);
    return typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : '';
  };
  // One entry was made for each field, which fromEntries cannot express.
  return Object.fromEntries(LEAD_FIELDS.map((field) => [field, text(field)])) as LeadFormValues;
}
