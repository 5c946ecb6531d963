import { BAHT, readAmount, SQWAH_PER_NGAN, SQWAH_PER_RAI } from 'thai-property-search/amount';
import { BEDS, SQM, SQWAH } from 'thai-property-search/amount-words';
import { PROPERTY_TYPES } from 'thai-property-search/listing-choices';
import * as z from 'zod/mini';
import { ID_PATTERN } from '../content/ids';
import { lineContact } from '../content/line-contact';
import { bangkokDay, dayAfter, parseInputDate } from '../i18n/dates';
import { plainPhone } from '../i18n/numbers';
import {
  DAY_PARTS,
  DEED_ANSWERS,
  isBuyerKind,
  isListingKind,
  LEAD_ERROR_CODES,
  LEAD_FIELDS,
  type LeadField,
  type LeadFormError,
  type LeadFormErrorCode,
  type LeadFormValues,
  type ListingKind,
  MORTGAGE_ANSWERS,
  MOVE_TIMES,
  SELLER_INTENTS,
  SIZE_UNITS,
  VISIT_DAYS,
} from './lead-form';
import { parseReach, type Reach } from './reach';
import { splitVisitTime } from './visit-time';

const NAME_LENGTH = 120;
const ADDRESS_LENGTH = 500;
const MESSAGE_LENGTH = 4_000;
const MIN_PRICE = 1_000;
const MAX_PRICE = 1e12;
const MAX_SQM = 1e6;
const MAX_BEDROOMS = 100;
/** In square wah (400 km²). The sum of three fields stays within the limit in `lead.ts`. */
const MAX_LAND = 1e8;

const SQWAH_PER = { rai: SQWAH_PER_RAI, ngan: SQWAH_PER_NGAN, sqwah: 1 } as const;

type Shape = Partial<Record<LeadField, unknown>>;

type Parser<Value> = (text: string) => Value | null;

export type SellerFields = z.infer<ReturnType<typeof sellerForm>>;
export type ListingFields = z.infer<ReturnType<typeof listingForm>>;
export type SearchFields = z.infer<ReturnType<typeof searchForm>>;

/** The parsed fields, or the errors in the order of the fields, at most one for each. */
type ReadForm =
  | { readonly seller: SellerFields; readonly errors?: undefined }
  | { readonly listing: ListingFields; readonly errors?: undefined }
  | { readonly search: SearchFields; readonly errors?: undefined }
  | { readonly errors: readonly LeadFormError[] };

export function parseLeadForm(values: LeadFormValues, today = bangkokDay(Date.now())): ReadForm {
  const { kind } = values;
  if (isListingKind(kind)) {
    const { data, error } = listingForm(kind, values, today).safeParse(values);
    return error ? { errors: errorsOf(error) } : { listing: data };
  }
  if (kind === 'find') {
    const { data, error } = searchForm(values).safeParse(values);
    return error ? { errors: errorsOf(error) } : { search: data };
  }
  if (kind !== '' && kind !== 'sell') return { errors: [{ field: 'kind', code: 'kind-required' }] };
  const { data, error } = sellerForm(values, today).safeParse(values);
  return error ? { errors: errorsOf(error) } : { seller: data };
}

function errorsOf({ issues }: z.core.$ZodError): readonly LeadFormError[] {
  return issues.map(({ path, message: words }) => {
    const name = LEAD_FIELDS.find((known) => known === path[0]);
    const code = LEAD_ERROR_CODES.find((known) => known === words);
    if (name === undefined || code === undefined) throw new Error(`unknown error code of a form: ${words}`);
    return { field: name, code };
  });
}

/** A field may depend on others, so the schema depends on `values`. */
const sellerForm = (values: LeadFormValues, today: string) =>
  z.object({
    property_type: required(oneOf(PROPERTY_TYPES), 'type-required'),
    province: required(parseCode(2, ''), 'province-required'),
    district: optional(parseCode(4, values.province), 'district-invalid'),
    subdistrict: optional(values.district === '' ? () => null : parseCode(6, values.district), 'subdistrict-invalid'),
    address_detail: text(ADDRESS_LENGTH, 'address-long'),
    ...sizeFields(values),
    bedrooms: optional(parseBedrooms, 'bedrooms-invalid'),
    asking_price: optional(parsePrice, 'price-invalid'),
    title_deed: optional(oneOf(DEED_ANSWERS), 'deed-invalid'),
    mortgage: optional(oneOf(MORTGAGE_ANSWERS), 'mortgage-invalid'),
    photos: field(parseDigests),
    message: message(values),
    intent: required(oneOf(SELLER_INTENTS), 'intent-required'),
    preferred_date: visitDay(today, today),
    preferred_part: dayPart(),
    ...personFields(values),
    ...consentFields,
  } satisfies Shape);

const listingForm = (kind: ListingKind, values: LeadFormValues, today: string) =>
  z.object({
    kind: field(() => kind),
    listing: required((id) => (ID_PATTERN.test(id) ? id : null), 'listing-gone'),
    ...(kind === 'view'
      ? {
          preferred_date: visitTime(today, values.other_date === ''),
          preferred_part: dayPart(),
          other_date: visitDay(today),
          other_part: dayPart(),
          message: message(values),
        }
      : { message: values.message === '' ? field(() => new Invalid('message-required')) : message(values) }),
    ...personFields(values),
    ...consentFields,
  } satisfies Shape);

/** The server shortens the query and its words, which no visitor types here. */
const searchForm = (values: LeadFormValues) =>
  z.object({
    kind: field(() => 'find' as const),
    search_query: z.string(),
    search_words: z.string(),
    ...personFields(values),
    ...consentFields,
    message:
      values.message === '' && values.search_query === '' ? field(() => new Invalid('wish-required')) : message(values),
    move_in: optional(oneOf(MOVE_TIMES), 'move-invalid'),
  } satisfies Shape);

/** Parses a price in whole baht. */
export function parsePrice(text: string): number | null {
  const price = readAmount(text, BAHT)?.value ?? 0;
  return Number.isInteger(price) && price >= MIN_PRICE && price < MAX_PRICE ? price : null;
}

export function parseSqm(text: string): number | null {
  const sqm = hundredths(readAmount(text, SQM)?.value ?? 0);
  return sqm > 0 && sqm < MAX_SQM ? sqm : null;
}

/** Parses a land size such as `12-3-45` or `1 ไร่ 2 งาน`, in square wah. */
export function parseLand(part: keyof typeof SQWAH_PER, text: string): number | null {
  const land = readAmount(text, SQWAH);
  const sqwah = land && hundredths(land.value * (land.bare ? SQWAH_PER[part] : 1));
  return sqwah !== null && sqwah >= 0 && sqwah <= MAX_LAND ? sqwah : null;
}

function parseBedrooms(text: string): number | null {
  const count = readAmount(text, BEDS)?.value ?? -1;
  return Number.isInteger(count) && count >= 0 && count <= MAX_BEDROOMS ? count : null;
}

export const hundredths = (value: number) => Math.round(value * 100) / 100;

const parsePhone = (text: string) => (/^\+?\d{9,15}$/.test(plainPhone(text)) ? text : null);
const parseEmail = (text: string) => (text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? text : null);

const parseCode = (digits: number, outer: string) => (text: string) =>
  new RegExp(`^\\d{${digits}}$`).test(text) && text.startsWith(outer) ? text : null;

/** SHA-256 digests, which the server writes in place of the photographs. */
const parseDigests = (text: string) =>
  /^[0-9a-f]{64}(?: [0-9a-f]{64}){0,4}$/.test(text) ? text.split(' ') : undefined;

class Invalid {
  constructor(readonly code: LeadFormErrorCode) {}
}

const field = <Value>(parse: (text: string) => Value | Invalid) =>
  z.pipe(
    z.string(),
    z.transform((text: string, { issues }): Value => {
      const value = parse(text);
      if (!(value instanceof Invalid)) return value;
      issues.push({ code: 'custom', message: value.code, input: text });
      return z.NEVER;
    }),
  );

const required = <Value>(parse: Parser<Value>, code: LeadFormErrorCode) =>
  field((text) => parse(text) ?? new Invalid(code));

const optional = <Value>(parse: Parser<Value>, code: LeadFormErrorCode) =>
  field((text) => (text === '' ? undefined : (parse(text) ?? new Invalid(code))));

const oneOf =
  <Value extends string>(known: readonly Value[]): Parser<Value> =>
  (text) =>
    known.find((one) => one === text) ?? null;

const text = (longest: number, code: LeadFormErrorCode) =>
  field((typed) => (typed.length > longest ? new Invalid(code) : typed || undefined));

/**
 * Rejects a day months ahead, because day and month are often swapped. `today` is an ISO day in Bangkok. A typed day is
 * not before `first`, if it can be read so.
 */
const visitDay = (today: string, first?: string) =>
  field((typed) => (typed === '' ? undefined : readVisitDay(typed, today, first)));

function readVisitDay(typed: string, today: string, first?: string) {
  const day = parseInputDate(typed, first);
  if (day === null) return new Invalid('date-invalid');
  if (day < today) return new Invalid('date-past');
  return day > dayAfter(today, VISIT_DAYS) ? new Invalid('date-far') : day;
}

const visitTime = (today: string, isRequired: boolean) =>
  field((typed) => {
    if (typed === '') return isRequired ? new Invalid('date-required') : undefined;
    const { date, part = '' } = splitVisitTime(typed);
    return part === '' || oneOf(DAY_PARTS)(part) ? readVisitDay(date, today) : new Invalid('part-invalid');
  });

const dayPart = () => optional(oneOf(DAY_PARTS), 'part-invalid');
/** Staff read the note of `reach` with the message. */
function message({ reach }: LeadFormValues) {
  const { note } = parseReach(reach);
  return text(note === undefined ? MESSAGE_LENGTH : MESSAGE_LENGTH - note.length - 1, 'message-long');
}

const consentFields = {
  consent_contact: field((typed) => typed === 'yes' || new Invalid('consent-required')),
  consent_marketing: field((typed) => typed === 'yes'),
};

const personFields = ({ kind, reach, phone, line_id, email }: LeadFormValues) => ({
  name: field((typed) => {
    if (typed === '') return new Invalid('name-required');
    return typed.length > NAME_LENGTH ? new Invalid('name-long') : typed;
  }),
  reach: field((typed) => {
    if (typed !== '') return readReach(typed);
    return isBuyerKind(kind) && phone + line_id + email === '' ? new Invalid('reach-required') : undefined;
  }),
  phone: field((typed) => {
    if (typed !== '') return parsePhone(typed) ?? new Invalid('phone-invalid');
    return isBuyerKind(kind) || reach + line_id + email !== '' ? undefined : new Invalid('reach-required');
  }),
  line_id: optional(lineContact, 'line-invalid'),
  email: optional(parseEmail, 'email-invalid'),
});

function readReach(typed: string): Reach | Invalid {
  const reach = parseReach(typed);
  if (reach.phone !== undefined && parsePhone(reach.phone) === null) return new Invalid('phone-invalid');
  const line = reach.line_id === undefined ? undefined : lineContact(reach.line_id);
  if (line === null) return new Invalid('line-invalid');
  if (reach.email !== undefined && parseEmail(reach.email) === null) return new Invalid('email-invalid');
  return (reach.phone ?? reach.line_id ?? reach.email) === undefined
    ? new Invalid('reach-required')
    : { ...reach, line_id: line };
}

function sizeFields({ size_unit }: LeadFormValues) {
  const isLand = size_unit === 'rai';
  const land = (part: keyof typeof SQWAH_PER) =>
    isLand ? optional((typed) => parseLand(part, typed), 'land-invalid') : field(() => undefined);
  return {
    size_unit: optional(oneOf(SIZE_UNITS), 'size-unit-invalid'),
    size: isLand ? field(() => undefined) : optional(parseSqm, 'size-invalid'),
    rai: land('rai'),
    ngan: land('ngan'),
    sqwah: land('sqwah'),
  };
}
