import { PROPERTY_TYPES } from '../content/property-types';
import { parseInputDate } from '../i18n/dates';

export const SELLER_INTENTS = ['sell', 'consign', 'renovate', 'appraise'] as const;

export const SELLER_FIELDS = [
  'name',
  'phone',
  'line_id',
  'email',
  'intent',
  'property_type',
  'province',
  'address_detail',
  'size',
  'asking_price',
  'message',
  'preferred_date',
  'consent_contact',
  'consent_marketing',
] as const;

export type SellerField = (typeof SELLER_FIELDS)[number];

export type SellerFormErrorCode =
  | 'name-required'
  | 'name-long'
  | 'reach-required'
  | 'phone-invalid'
  | 'line-invalid'
  | 'email-invalid'
  | 'intent-required'
  | 'type-required'
  | 'province-required'
  | 'size-invalid'
  | 'price-invalid'
  | 'date-invalid'
  | 'message-long'
  | 'consent-required';

export type SellerFormError = { field: SellerField; code: SellerFormErrorCode };
export type SellerFormValues = Readonly<Record<SellerField, string>>;

const NAME_LENGTH = 120;
const MESSAGE_LENGTH = 4_000;

/** ๐–๙ as 0–9: Thai keyboards write both. */
const westernDigits = (text: string) => text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50));

const isPhone = (text: string) => /^\+?\d{9,15}$/.test(westernDigits(text).replace(/[\s().-]/g, ''));
const isLineId = (text: string) => /^@?[A-Za-z0-9._-]{2,40}$/.test(text);
const isEmail = (text: string) => text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
const isSize = (text: string) => /^\d{1,6}(\.\d{1,2})?$/.test(westernDigits(text).replace(/[,\s]/g, ''));
const isPrice = (text: string) => /^[1-9]\d{3,11}$/.test(westernDigits(text).replace(/[,\s฿]/g, ''));
const isDate = (text: string) => parseInputDate(westernDigits(text)) !== null;

type Rule = [field: SellerField, code: SellerFormErrorCode, broken: (values: SellerFormValues) => boolean];

const unless = (field: SellerField, holds: (text: string) => boolean) => (values: SellerFormValues) =>
  values[field] !== '' && !holds(values[field]);

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
  ['size', 'size-invalid', unless('size', isSize)],
  ['asking_price', 'price-invalid', unless('asking_price', isPrice)],
  ['message', 'message-long', ({ message }) => message.length > MESSAGE_LENGTH],
  ['preferred_date', 'date-invalid', unless('preferred_date', isDate)],
  ['consent_contact', 'consent-required', ({ consent_contact }) => consent_contact !== 'yes'],
];

/** The form's fields from what was sent; anything that is not text counts as empty, the first of a repeated name wins. */
export function readSellerForm(data: FormData): SellerFormValues {
  const text = (field: SellerField) => {
    const value = data.get(field);
    return typeof value === 'string' ? value.trim() : '';
  };
  // One entry was made for each field, which fromEntries cannot express.
  return Object.fromEntries(SELLER_FIELDS.map((field) => [field, text(field)])) as SellerFormValues;
}

/** What has to be mended, in the order of the form; the first fault of each field. */
export function validateSellerForm(values: SellerFormValues): SellerFormError[] {
  const broken = RULES.filter(([, , isBroken]) => isBroken(values)).map(([field, code]) => ({ field, code }));
  return broken.filter(({ field }, index) => broken.findIndex((other) => other.field === field) === index);
}
