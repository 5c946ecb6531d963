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

/** What may be wrong with a field of a form. */
export const LEAD_ERROR_CODES = [
  'name-required',
  'name-long',
  'reach-required',
  'phone-invalid',
  'line-invalid',
  'email-invalid',
  'intent-required',
  'type-required',
  'province-required',
  'district-invalid',
  'subdistrict-invalid',
  'address-long',
  'size-unit-invalid',
  'size-invalid',
  'land-invalid',
  'price-invalid',
  'deed-invalid',
  'mortgage-invalid',
  'date-invalid',
  'date-past',
  'part-invalid',
  'message-long',
  'photos-many',
  'photo-large',
  'consent-required',
  'kind-required',
  'listing-gone',
  'message-required',
  'date-required',
  'date-far',
] as const;

export type LeadFormErrorCode = (typeof LEAD_ERROR_CODES)[number];

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
