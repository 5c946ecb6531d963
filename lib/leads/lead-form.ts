import { PROPERTY_TYPES } from '../content/property-types';
import { bangkokDay, parseInputDate } from '../i18n/dates';
import { westernDigits } from '../i18n/western-digits';
import { DAY_PARTS, DEED_ANSWERS, MORTGAGE_ANSWERS, SELLER_INTENTS, SIZE_UNITS } from './lead-choices';

export const LEAD_FIELDS = [
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
  'consent_contact',
  'consent_marketing',
] as const;

export type LeadField = (typeof LEAD_FIELDS)[number];

export type LeadFormErrorCode =
  | 'name-required'
  | 'name-long'
  | 'reach-required'
  | 'phone-invalid'
  | 'line-invalid'
  | 'email-invalid'
  | 'intent-required'
  | 'type-required'
  | 'province-required'
  | 'district-invalid'
  | 'subdistrict-invalid'
  | 'address-long'
  | 'size-unit-invalid'
  | 'size-invalid'
  | 'land-invalid'
  | 'price-invalid'
  | 'deed-invalid'
  | 'mortgage-invalid'
  | 'date-invalid'
  | 'date-past'
  | 'part-invalid'
  | 'message-long'
  | 'photos-many'
  | 'photo-large'
  | 'photo-unreadable'
  | 'consent-required';

export type LeadFormError = { field: LeadField; code: LeadFormErrorCode };
export type LeadFormValues = Readonly<Record<LeadField, string>>;

const NAME_LENGTH = 120;
const ADDRESS_LENGTH = 500;
const MESSAGE_LENGTH = 4_000;

const isPhone = (text: string) => /^\+?\d{9,15}$/.test(westernDigits(text).replace(/[\s().-]/g, ''));
const isLineId = (text: string) => /^@?[A-Za-z0-9._-]{2,40}$/.test(text);
const isEmail = (text: string) => text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
/** A number as it was typed, with Thai digits, commas, blanks and ฿. */
export const numberIn = (text: string): number => Number(westernDigits(text).replace(/[,\s฿]/g, ''));

const isSize = (text: string) => /^\d{1,6}(\.\d{1,2})?$/.test(westernDigits(text).replace(/[,\s]/g, ''));
const isPrice = (text: string) => /^[1-9]\d{3,11}$/.test(westernDigits(text).replace(/[,\s฿]/g, ''));
const isOneOf = (known: readonly string[]) => (text: string) => known.includes(text);

type Broken = (values: LeadFormValues, today: string) => boolean;
type Rule = [field: LeadField, code: LeadFormErrorCode, broken: Broken];

/** The day that was typed, as an ISO day; null for what is none. */
export const preferredDay = ({ preferred_date }: LeadFormValues): string | null =>
  parseInputDate(westernDigits(preferred_date));

const isPast: Broken = (values, today) => (preferredDay(values) ?? today) < today;
const isOutside = (inner: string, outer: string, digits: number) =>
  !new RegExp(`^\\d{${digits}}$`).test(inner) || !inner.startsWith(outer);

const unless = (field: LeadField, holds: (text: string) => boolean) => (values: LeadFormValues) =>
  values[field] !== '' && !holds(values[field]);

const LAND_PARTS = ['rai', 'ngan', 'sqwah'] as const;

/** What stands in the unit that was not chosen is no fault. */
const inUnit =
  (unit: (typeof SIZE_UNITS)[number], broken: Broken): Broken =>
  (values, today) =>
    (values.size_unit === 'rai' ? 'rai' : 'sqm') === unit && broken(values, today);

const RULES: readonly Rule[] = [
  ['name', 'name-required', ({ name }) => name === ''],
  ['name', 'name-long', ({ name }) => name.length > NAME_LENGTH],
  ['phone', 'reach-required', ({ phone, line_id, email }) => phone === '' && line_id === '' && email === ''],
  ['phone', 'phone-invalid', unless('phone', isPhone)],
  ['line_id', 'line-invalid', unless('line_id', isLineId)],
  ['email', 'email-invalid', unless('email', isEmail)],
  ['intent', 'intent-required', ({ intent }) => !SELLER_INTENTS.some((known) => known === intent)],
  ['property_type', 'type-required', ({ property_type }) => !PROPERTY_TYPES.some((known) => known === property_type)],
  ['province', 'province-required', ({ province }) => !/^\d{2}$/.test(province)],
  ['district', 'district-invalid', ({ province, district }) => district !== '' && isOutside(district, province, 4)],
  [
    'subdistrict',
    'subdistrict-invalid',
    ({ district, subdistrict }) => subdistrict !== '' && (district === '' || isOutside(subdistrict, district, 6)),
  ],
  ['address_detail', 'address-long', ({ address_detail }) => address_detail.length > ADDRESS_LENGTH],
  ['size_unit', 'size-unit-invalid', unless('size_unit', isOneOf(SIZE_UNITS))],
  [
    'size',
    'size-invalid',
    inUnit(
      'sqm',
      unless('size', (text) => isSize(text) && numberIn(text) > 0),
    ),
  ],
  ...LAND_PARTS.map((part): Rule => [part, 'land-invalid', inUnit('rai', unless(part, isSize))]),
  ['asking_price', 'price-invalid', unless('asking_price', isPrice)],
  ['title_deed', 'deed-invalid', unless('title_deed', isOneOf(DEED_ANSWERS))],
  ['mortgage', 'mortgage-invalid', unless('mortgage', isOneOf(MORTGAGE_ANSWERS))],
  ['preferred_date', 'date-invalid', (values) => values.preferred_date !== '' && preferredDay(values) === null],
  ['preferred_date', 'date-past', isPast],
  ['preferred_part', 'part-invalid', unless('preferred_part', isOneOf(DAY_PARTS))],
  ['message', 'message-long', ({ message }) => message.length > MESSAGE_LENGTH],
  ['consent_contact', 'consent-required', ({ consent_contact }) => consent_contact !== 'yes'],
];

/** What was sent, whatever its encoding. */
type Sent = { readonly get: (field: string) => unknown };

/** The form's fields from what was sent; anything that is not text counts as empty, the first of a repeated name wins. */
export function readLeadForm(sent: Sent): LeadFormValues {
  const text = (field: LeadField) => {
    const value = sent.get(field);
    return typeof value === 'string' ? value.trim() : '';
  };
  // One entry was made for each field, which fromEntries cannot express.
  return Object.fromEntries(LEAD_FIELDS.map((field) => [field, text(field)])) as LeadFormValues;
}

/** What has to be mended, in the order of the form; the first fault of each field. `today` is an ISO day in Bangkok. */
export function validateLeadForm(values: LeadFormValues, today = bangkokDay(Date.now())): LeadFormError[] {
  const broken = RULES.filter(([, , isBroken]) => isBroken(values, today)).map(([field, code]) => ({ field, code }));
  return broken.filter(({ field }, index) => broken.findIndex((other) => other.field === field) === index);
}
