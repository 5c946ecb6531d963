import 'server-only';
import parsePhoneNumber from 'libphonenumber-js/max';
import { raiNganWah } from 'thai-property-search/area';
import { plainDashes, westernDigits } from 'thai-property-search/plain-characters';
import { z } from 'zod';
import { lineContact } from '../content/line-contact';
import { parseInputDate } from '../i18n/input-date';
import type { Locale } from '../i18n/locales';
import type { EnquiredListing } from './enquired-listing.server';
import { type Lead, leadDocument } from './lead';
import { isListingKind } from './lead-choices';
import { validateLeadForm } from './lead-faults';
import type { LeadFormError, LeadFormValues } from './lead-form';
import { LAND_PARTS, parseLand, parsePrice, parseSqm } from './typed-values';
import { formatVisitTime, visitTimes } from './visit-time';

const ABROAD = /^\s*00/;

function parseValidNumber(text: string): string | null {
  const number = parsePhoneNumber(text, { defaultCountry: 'TH', extract: false });
  return number?.isValid() ? number.number : null;
}

/**
 * A telephone number in E.164, `+66812345678`, from what a visitor typed: Thai or Western digits, blanks, any dashes, the
 * marks of direction that address books copy along, with or without the country; Thai where it names none. Null for what no
 * telephone has (ITU-T E.164, by Google's tables).
 *
 * Most of the world writes `00` for `+` (ITU-T E.123). Thai telephones dial `001` to `009` and by those tables alone
 * `0033 6 …` of France would lose its `003` and be somebody's in Hungary: it is read so only where it is no number else.
 */
export function phoneNumber(typed: string): string | null {
  const text = plainDashes(westernDigits(typed)).replace(/\p{Cf}/gu, '');
  return (ABROAD.test(text) ? parseValidNumber(text.replace(ABROAD, '+')) : null) ?? parseValidNumber(text);
}

/** What is known of an enquiry besides its form. `now` is an ISO instant, `today` the day that it is in Bangkok. */
export type LeadContext = Pick<Lead, 'id' | 'source' | 'spam'> & {
  locale: Locale;
  home?: EnquiredListing;
  now: string;
  today: string;
  policyVersion: string;
};

export type ReadLead = { lead: Lead; errors?: undefined } | { lead?: undefined; errors: readonly LeadFormError[] };

function sizeOf(values: LeadFormValues) {
  if (values.size_unit !== 'rai') return values.size === '' ? undefined : { sqm: parseSqm(values.size) };
  const land = LAND_PARTS.reduce((sum, part) => sum + (parseLand(part, values[part]) ?? 0), 0);
  const { rai, ngan, wah } = raiNganWah(land);
  return land > 0 ? { rai, ngan, sqwah: wah } : undefined;
}

function timeOf(values: LeadFormValues): string | undefined {
  const day = parseInputDate(values.preferred_date);
  return [day, values.preferred_part].filter((part) => part !== null && part !== '').join(' ') || undefined;
}

const DIGESTS = /^[0-9a-f]{64}(?: [0-9a-f]{64}){0,4}$/;
/** The server itself wrote them there, of what came in that field. */
const digestsIn = ({ photos }: LeadFormValues) => (DIGESTS.test(photos) ? photos.split(' ') : undefined);

const optional = (text: string) => (text === '' ? undefined : text);

const personOf = (values: LeadFormValues, phone: string | undefined) => ({
  name: values.name,
  phone,
  line_id: lineContact(values.line_id) ?? undefined,
  email: optional(values.email),
  message: optional(values.message),
});

const saleOf = (values: LeadFormValues) => ({
  intent: values.intent,
  property_type: values.property_type,
  address: {
    province_code: values.province,
    district_code: optional(values.district),
    subdistrict_code: optional(values.subdistrict),
    detail: optional(values.address_detail),
  },
  size: sizeOf(values),
  asking_price: parsePrice(values.asking_price) ?? undefined,
  title_deed: optional(values.title_deed),
  mortgage: optional(values.mortgage),
  preferred_time: timeOf(values),
  photos: digestsIn(values),
});

const questionOf = (values: LeadFormValues, home: EnquiredListing | undefined) => ({
  kind: values.kind,
  listing_id: values.listing,
  listing_code: home?.code,
  preferred_times: values.kind === 'view' ? visitTimes(values).map(formatVisitTime) : undefined,
});

/** Without what is undefined, as it comes back from a file and from Firestore. */
const withoutUndefined = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The enquiry that a form makes, or what has to be mended in it. */
export function leadFromForm(values: LeadFormValues, received: LeadContext): ReadLead {
  const { id, now, today, locale, source, spam, policyVersion, home } = received;
  const errors = validateLeadForm(values, today);
  const phone = values.phone === '' ? undefined : phoneNumber(values.phone);
  if (phone === null && !errors.some(({ field }) => field === 'phone'))
    errors.unshift({ field: 'phone', code: 'phone-invalid' });
  if (home?.isGone && !errors.some(({ field }) => field === 'listing'))
    errors.unshift({ field: 'listing', code: 'listing-gone' });
  if (errors.length > 0) return { errors };
  const consent = {
    contact: true,
    marketing: values.consent_marketing === 'yes',
    policy_version: policyVersion,
    at: now,
  };
  const details = isListingKind(values.kind) ? questionOf(values, home) : saleOf(values);
  const person = personOf(values, phone ?? undefined);
  const document = { ...person, ...details, id, created_at: now, locale, consent, source, spam };
  return { lead: leadDocument.parse(withoutUndefined(document)) };
}

export const isLeadId = (id: unknown): id is string => z.uuid().safeParse(id).success;
