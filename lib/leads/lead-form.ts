import { TITLE_DEEDS } from 'thai-property-search/listing-choices';

export const LEAD_FIELDS = [
  'kind',
  'listing',
  'search_query',
  'search_words',
  'name',
  'reach',
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
  'bedrooms',
  'asking_price',
  'title_deed',
  'mortgage',
  'message',
  'photos',
  'preferred_date',
  'preferred_part',
  'other_date',
  'other_part',
  'move_in',
  'consent_contact',
  'consent_marketing',
] as const;

export type LeadField = (typeof LEAD_FIELDS)[number];

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
  'bedrooms-invalid',
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
  'wish-required',
  'move-invalid',
] as const;

export type LeadFormErrorCode = (typeof LEAD_ERROR_CODES)[number];

export type LeadFormError = { field: LeadField; code: LeadFormErrorCode };
/** Values as typed. `kind` is empty or `sell` in the sellers' form, else one of `BUYER_KINDS`. */
export type LeadFormValues = Readonly<Record<LeadField, string>>;

type Sent = { readonly get: (field: string) => unknown };

/** Reads a form. `\r\n`, which HTML forms send, would make a message longer than in the browser. */
export function readLeadForm(sent: Sent): LeadFormValues {
  const text = (field: LeadField) => {
    const value = sent.get(field);
    return typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : '';
  };
  // fromEntries cannot express that every field has an entry.
  return Object.fromEntries(LEAD_FIELDS.map((field) => [field, text(field)])) as LeadFormValues;
}

export const SELLER_INTENTS = ['sell', 'consign', 'renovate', 'appraise'] as const;

export const DEED_ANSWERS = [...TITLE_DEEDS, 'other', 'unknown'] as const;

export const MORTGAGE_ANSWERS = ['yes', 'no', 'unknown'] as const;

export const SIZE_UNITS = ['sqm', 'rai'] as const;

export const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const;

export const LISTING_KINDS = ['ask', 'view'] as const;

export type ListingKind = (typeof LISTING_KINDS)[number];

export const isListingKind = (kind: string): kind is ListingKind => LISTING_KINDS.some((known) => known === kind);

/** `find` asks the office to find a home for a search. */
const BUYER_KINDS = [...LISTING_KINDS, 'find'] as const;

export type BuyerKind = (typeof BUYER_KINDS)[number];

export const isBuyerKind = (kind: string): kind is BuyerKind => BUYER_KINDS.some((known) => known === kind);

/** When a buyer or tenant would like to move. */
export const MOVE_TIMES = ['one-month', 'three-months', 'six-months', 'no-rush'] as const;

/** How many days ahead a viewing or a visit to a seller can be. */
export const VISIT_DAYS = 60;

/** The keys of `Seller.formErrors` in the messages. */
export type FormFault = 'too-many' | 'not-stored' | 'different';

/** `no-connection` means that the browser got no answer, so it is unknown whether the enquiry is stored. */
export type SendingFault = FormFault | 'no-connection';

const REASONS = ['empty', 'heic', 'unreadable', 'unkept'] as const;

/** A photograph that was left out. `number` is its position among those sent, from 1. */
export type LeftOutPhoto = { readonly number: number; readonly reason: (typeof REASONS)[number] };

export const leftOutText = (photos: readonly LeftOutPhoto[]): string =>
  photos.map(({ number, reason }) => `${number}-${reason}`).join('.');

/** Parses the text of `leftOutText`. Skips anything else, because the input is untrusted. */
export function readLeftOut(text: unknown): LeftOutPhoto[] {
  if (typeof text !== 'string') return [];
  return text.split('.').flatMap((part) => {
    const [, number, code] = /^([1-9])-([a-z]+)$/.exec(part) ?? [];
    const reason = REASONS.find((known) => known === code);
    return reason === undefined ? [] : [{ number: Number(number), reason }];
  });
}

const MEGABYTE = 1024 * 1024;

/** Sizes in bytes. With JavaScript, a file of up to `chosenBytes` is made smaller before it is sent. */
export const PHOTO_LIMITS = { count: 5, bytes: 5 * MEGABYTE, chosenBytes: 25 * MEGABYTE } as const;

/** A form that was sent without JavaScript, for the page that shows it again. */
export type SubmittedForm = {
  readonly values?: LeadFormValues;
  readonly errors?: readonly LeadFormError[];
  readonly formError?: FormFault;
};
