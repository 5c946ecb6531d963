import { PROPERTY_TYPES } from 'thai-property-search/listing-choices';
import { ID_PATTERN } from '../content/ids';
import { lineContact } from '../content/line-contact';
import { bangkokDay, dayAfter } from '../i18n/dates';
import { parseInputDate } from '../i18n/input-date';
import { plainPhone } from '../i18n/phone';
import {
  DAY_PARTS,
  DEED_ANSWERS,
  isListingKind,
  type ListingKind,
  MORTGAGE_ANSWERS,
  SELLER_INTENTS,
  SIZE_UNITS,
  VISIT_DAYS,
} from './lead-choices';
import type { LeadField, LeadFormError, LeadFormErrorCode, LeadFormValues } from './lead-form';
import { LAND_PARTS, parseLand, parsePrice, parseSqm } from './typed-values';

/** `today` is an ISO day in Bangkok. */
type IsInvalid = (values: LeadFormValues, today: string) => boolean;

/** A field, the error code, and the condition under which the field has this error. */
type Rule = readonly [field: LeadField, code: LeadFormErrorCode, broken: IsInvalid];

const isOneOf = (known: readonly string[]) => (text: string) => known.includes(text);

/** The error of a value for which `isValid` is false. An empty field has no such error. */
const unless =
  (field: LeadField, isValid: (text: string) => boolean): IsInvalid =>
  (values) =>
    values[field] !== '' && !isValid(values[field]);

const NAME_LENGTH = 120;
const MESSAGE_LENGTH = 4_000;

const isPhone = (text: string) => /^\+?\d{9,15}$/.test(plainPhone(text));
const isEmail = (text: string) => text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** Rules for the sender's name and for one way to reach them. */
const PERSON_RULES: readonly Rule[] = [
  ['name', 'name-required', ({ name }) => name === ''],
  ['name', 'name-long', ({ name }) => name.length > NAME_LENGTH],
  ['phone', 'reach-required', ({ phone, line_id, email }) => phone === '' && line_id === '' && email === ''],
  ['phone', 'phone-invalid', unless('phone', isPhone)],
  ['line_id', 'line-invalid', unless('line_id', (text) => lineContact(text) !== null)],
  ['email', 'email-invalid', unless('email', isEmail)],
];

/**
 * Rules for a day and a part of it. The day is today or soon after: in a day that is months ahead, day and month are most
 * often swapped.
 */
const timeRules = (date: 'preferred_date' | 'other_date', part: 'preferred_part' | 'other_part'): Rule[] => [
  [date, 'date-invalid', unless(date, (text) => parseInputDate(text) !== null)],
  [date, 'date-past', (values, today) => (parseInputDate(values[date]) ?? today) < today],
  [date, 'date-far', (values, today) => (parseInputDate(values[date]) ?? today) > dayAfter(today, VISIT_DAYS)],
  [part, 'part-invalid', unless(part, isOneOf(DAY_PARTS))],
];

const MESSAGE_RULE: Rule = ['message', 'message-long', ({ message }) => message.length > MESSAGE_LENGTH];

const CONSENT_RULE: Rule = ['consent_contact', 'consent-required', ({ consent_contact }) => consent_contact !== 'yes'];

const ADDRESS_LENGTH = 500;

const isOutside = (inner: string, outer: string, digits: number) =>
  !new RegExp(`^\\d{${digits}}$`).test(inner) || !inner.startsWith(outer);

/** Limits a rule to the chosen unit. The fields of the other units are not validated. */
const inUnit =
  (unit: (typeof SIZE_UNITS)[number], broken: IsInvalid): IsInvalid =>
  (values, today) =>
    (values.size_unit === 'rai' ? 'rai' : 'sqm') === unit && broken(values, today);

/** The rules of the seller form, in the order of its fields. */
const SELLER_RULES: readonly Rule[] = [
  ...PERSON_RULES,
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
      unless('size', (text) => parseSqm(text) !== null),
    ),
  ],
  ...LAND_PARTS.map(
    (part): Rule => [
      part,
      'land-invalid',
      inUnit(
        'rai',
        unless(part, (text) => parseLand(part, text) !== null),
      ),
    ],
  ),
  ['asking_price', 'price-invalid', unless('asking_price', (text) => parsePrice(text) !== null)],
  ['title_deed', 'deed-invalid', unless('title_deed', isOneOf(DEED_ANSWERS))],
  ['mortgage', 'mortgage-invalid', unless('mortgage', isOneOf(MORTGAGE_ANSWERS))],
  ...timeRules('preferred_date', 'preferred_part'),
  MESSAGE_RULE,
  CONSENT_RULE,
];

const VIEWING: readonly Rule[] = [
  ['preferred_date', 'date-required', ({ preferred_date }) => preferred_date === ''],
  ...timeRules('preferred_date', 'preferred_part'),
  ...timeRules('other_date', 'other_part'),
];

const QUESTION: readonly Rule[] = [['message', 'message-required', ({ message }) => message === '']];

/** The rules of the form about a listing, in the order of its fields. Only the chosen kind of enquiry is validated. */
const listingRules = (kind: ListingKind): readonly Rule[] => [
  ['listing', 'listing-gone', ({ listing }) => !ID_PATTERN.test(listing)],
  ...(kind === 'view' ? VIEWING : QUESTION),
  MESSAGE_RULE,
  ...PERSON_RULES,
  CONSENT_RULE,
];

function rulesOf({ kind }: LeadFormValues): readonly Rule[] {
  if (isListingKind(kind)) return listingRules(kind);
  return kind === '' || kind === 'sell' ? SELLER_RULES : [['kind', 'kind-required', () => true]];
}

/** The errors of a form, in the order of its fields; at most one for each field. `today` is an ISO day in Bangkok. */
export function validateLeadForm(values: LeadFormValues, today = bangkokDay(Date.now())): LeadFormError[] {
  const broken = rulesOf(values).filter(([, , isBroken]) => isBroken(values, today));
  const errors = broken.map(([field, code]) => ({ field, code }));
  return errors.filter(({ field }, index) => errors.findIndex((other) => other.field === field) === index);
}
