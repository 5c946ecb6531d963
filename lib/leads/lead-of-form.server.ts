import 'server-only';
import parsePhoneNumber from 'libphonenumber-js/max';
import { raiNganWah } from 'thai-property-search/amount';
import { parseSearchQuery, serialiseSearchParams } from 'thai-property-search/params';
import { plainDashes, westernDigits } from 'thai-property-search/plain-characters';
import { z } from 'zod';
import { ID_PATTERN } from '../content/ids';
import { findListing } from '../content/listings.server';
import { withDeadline } from '../http/deadlines';
import type { Locale } from '../i18n/locales';
import { type Lead, leadDocument, SEARCH_LENGTHS } from './lead';
import { isListingKind, type LeadFormError, type LeadFormValues } from './lead-form';
import { type ListingFields, parseLeadForm, type SearchFields, type SellerFields } from './lead-schemas';
import { parseReach } from './reach';
import { formatVisitTime, visitTimes } from './visit-time';

const ABROAD = /^\s*00/;

/** The data besides the form. `now` is an ISO instant, `today` an ISO day in Bangkok. */
export type LeadContext = Pick<Lead, 'id' | 'source' | 'spam'> & {
  locale: Locale;
  home?: EnquiredListing;
  now: string;
  today: string;
  policyVersion: string;
};

export type LeadResult = { lead: Lead; errors?: undefined } | { lead?: undefined; errors: readonly LeadFormError[] };

/** The visitor waits for the response, and an enquiry does not need a listing code. */
const LOOKUP_MS = 3_000;

type EnquiredListing = { readonly code?: string; readonly isGone?: boolean };

export function leadFromForm(values: LeadFormValues, received: LeadContext): LeadResult {
  const { id, now, today, locale, source, spam, policyVersion, home } = received;
  const form = parseLeadForm(values, today);
  const errors = [...(form.errors ?? [])];
  const phones = { phone: values.phone, reach: parseReach(values.reach).phone ?? '' };
  for (const name of ['phone', 'reach'] as const) {
    if (phones[name] !== '' && phoneNumber(phones[name]) === null && !errors.some(({ field }) => field === name))
      errors.unshift({ field: name, code: 'phone-invalid' });
  }
  if (home?.isGone && !errors.some(({ field }) => field === 'listing'))
    errors.unshift({ field: 'listing', code: 'listing-gone' });
  if (errors.length > 0 || form.errors !== undefined) return { errors };
  const fields = 'seller' in form ? form.seller : 'listing' in form ? form.listing : form.search;
  const consent = {
    contact: fields.consent_contact,
    marketing: fields.consent_marketing,
    policy_version: policyVersion,
    at: now,
  };
  const person = {
    name: fields.name,
    phone: phoneNumber(phones.phone || phones.reach) ?? undefined,
    line_id: fields.line_id ?? fields.reach?.line_id,
    email: fields.email ?? fields.reach?.email,
    message: [fields.message ?? [], fields.reach?.note ?? []].flat().join('\n') || undefined,
  };
  const document = {
    ...person,
    ...detailsOf(form, values, home?.code),
    id,
    created_at: now,
    locale,
    consent,
    source,
    spam,
  };
  return { lead: leadDocument.parse(withoutUndefined(document)) };
}

type FilledForm = Exclude<ReturnType<typeof parseLeadForm>, { errors: readonly LeadFormError[] }>;

function detailsOf(form: FilledForm, values: LeadFormValues, code: string | undefined) {
  if ('seller' in form) return sellerDetails(form.seller);
  return 'listing' in form ? listingDetails(form.listing, values, code) : searchDetails(form.search);
}

const sellerDetails = (fields: SellerFields) => ({
  intent: fields.intent,
  property_type: fields.property_type,
  address: {
    province_code: fields.province,
    district_code: fields.district,
    subdistrict_code: fields.subdistrict,
    detail: fields.address_detail,
  },
  size: sizeOf(fields),
  bedrooms: fields.bedrooms,
  asking_price: fields.asking_price,
  title_deed: fields.title_deed,
  mortgage: fields.mortgage,
  preferred_time: [fields.preferred_date ?? [], fields.preferred_part ?? []].flat().join(' ') || undefined,
  photos: fields.photos,
});

function sizeOf({ size, rai = 0, ngan = 0, sqwah = 0 }: SellerFields) {
  if (size !== undefined) return { sqm: size };
  const land = raiNganWah(rai + ngan + sqwah);
  return rai + ngan + sqwah > 0 ? { rai: land.rai, ngan: land.ngan, sqwah: land.wah } : undefined;
}

const listingDetails = ({ kind, listing }: ListingFields, values: LeadFormValues, code: string | undefined) => ({
  kind,
  listing_id: listing,
  listing_code: code,
  preferred_times: kind === 'view' ? visitTimes(values).map(formatVisitTime) : undefined,
});

/** Stores only filters that the search page knows. */
function searchDetails({ kind, search_query, search_words, move_in }: SearchFields) {
  const query = serialiseSearchParams(parseSearchQuery(new URLSearchParams(search_query)));
  return {
    kind,
    search_query: query.length > SEARCH_LENGTHS.query ? undefined : query || undefined,
    search_words: search_words.slice(0, SEARCH_LENGTHS.words).toWellFormed() || undefined,
    move_in,
  };
}

/** Removes undefined values, as a file or Firestore does. */
const withoutUndefined = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

export const isLeadId = (id: unknown): id is string => z.uuid().safeParse(id).success;

/** Returns E.164 or null. Reads `00` as `+` (ITU-T E.123), because Google reads `0033` as the Thai prefix `003`. */
export function phoneNumber(typed: string): string | null {
  const text = plainDashes(westernDigits(typed)).replace(/\p{Cf}/gu, '');
  return (ABROAD.test(text) ? parseValidNumber(text.replace(ABROAD, '+')) : null) ?? parseValidNumber(text);
}

function parseValidNumber(text: string): string | null {
  const number = parsePhoneNumber(text, { defaultCountry: 'TH', extract: false });
  return number?.isValid() ? number.number : null;
}

/** Returns an empty object if the listings are not loaded, so that no enquiry is lost. */
export async function findEnquiredListing({ kind, listing }: LeadFormValues): Promise<EnquiredListing> {
  if (!isListingKind(kind) || !ID_PATTERN.test(listing)) return {};
  try {
    const home = await withDeadline(LOOKUP_MS, () => findListing(listing));
    if (home === undefined || home.recordStatus === 'Sold') return { isGone: true };
    return { code: home.code };
  } catch {
    return {};
  }
}
