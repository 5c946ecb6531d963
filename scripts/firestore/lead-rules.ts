import type { Fields, Value } from './value';

const ENQUIRY_TEXTS = { id: 36, locale: 5, name: 120, phone: 20, line_id: 41, email: 254, message: 4_000 };
const SELLER_TEXTS = { intent: 20, property_type: 40, title_deed: 40, mortgage: 20, preferred_time: 200 };
const LISTING_TEXTS = { listing_id: 64, listing_code: 20 };

/** Longest texts of an enquiry and of what is in it, in characters, as in firestore.rules. */
export const LONGEST_TEXTS = {
  lead: { ...ENQUIRY_TEXTS, ...SELLER_TEXTS, ...LISTING_TEXTS },
  address: { province_code: 2, district_code: 4, subdistrict_code: 6, postcode: 5, detail: 500 },
  consent: { policy_version: 40 },
  source: { page: 2_000, referrer: 2_000 },
};

/** Largest numbers, as in firestore.rules; none is negative. */
export const LARGEST_AMOUNTS = {
  lead: { asking_price: 1_000_000_000_000 },
  measures: { sqm: 10_000_000, rai: 1_000_000, ngan: 1_000_000, sqwah: 1_000_000 },
};

/** How many texts, and how many characters in all of them, as in firestore.rules. */
export const MOST_TEXTS = {
  'source.utm.values()': [10, 2_000],
  'spam.reasons': [20, 800],
  'lead.photos': [5, 320],
} as const;

type Check = (value: Value) => boolean;
type Checks = Readonly<Record<string, Check>>;

const isYesOrNo: Check = (value) => 'booleanValue' in value;
const isInstant: Check = (value) => 'timestampValue' in value;
const isYes: Check = (value) => 'booleanValue' in value && value.booleanValue;
const text =
  (longest: number): Check =>
  (value) =>
    'stringValue' in value && [...value.stringValue].length <= longest;
const texts = (lengths: Readonly<Record<string, number>>): Checks =>
  Object.fromEntries(Object.entries(lengths).map(([field, longest]) => [field, text(longest)]));
const either =
  (...checks: readonly Check[]): Check =>
  (value) =>
    checks.some((check) => check(value));
function numberIn(value: Value): number | null {
  if ('integerValue' in value) return Number(value.integerValue);
  return 'doubleValue' in value ? Number(value.doubleValue) : null;
}
const amount =
  (most: number): Check =>
  (value) => {
    const number = numberIn(value);
    return number !== null && number >= 0 && number <= most;
  };
const amounts = (largest: Readonly<Record<string, number>>): Checks =>
  Object.fromEntries(Object.entries(largest).map(([field, most]) => [field, amount(most)]));
const textIn = (value: Value) => ('stringValue' in value ? value.stringValue : null);

function areTexts(values: readonly Value[], [most, longest]: readonly [number, number]): boolean {
  const found = values.map(textIn);
  return found.length <= most && !found.includes(null) && [...found.join('')].length <= longest;
}

const listOf =
  (limits: readonly [number, number]): Check =>
  (value) =>
    'arrayValue' in value && areTexts(value.arrayValue.values ?? [], limits);
const mapOf =
  (limits: readonly [number, number]): Check =>
  (value) =>
    'mapValue' in value && areTexts(Object.values(value.mapValue.fields ?? {}), limits);

const hold = (checks: Checks, fields: Fields) =>
  Object.entries(fields).every(([field, value]) => Object.hasOwn(checks, field) && checks[field]?.(value));

const map =
  (checks: Checks, required: readonly string[] = []): Check =>
  (value) => {
    const fields = 'mapValue' in value ? (value.mapValue.fields ?? {}) : null;
    return fields !== null && required.every((field) => field in fields) && hold(checks, fields);
  };

const ENQUIRY: Checks = {
  ...texts(ENQUIRY_TEXTS),
  created_at: either(isInstant, text(30)),
  consent: map(
    { ...texts(LONGEST_TEXTS.consent), contact: isYes, marketing: isYesOrNo, at: either(isInstant, text(30)) },
    ['contact'],
  ),
  source: map({ ...texts(LONGEST_TEXTS.source), utm: mapOf(MOST_TEXTS['source.utm.values()']) }),
  spam: map({ score: (value) => numberIn(value) !== null, reasons: listOf(MOST_TEXTS['spam.reasons']) }),
};

const oneOf =
  (...known: readonly string[]): Check =>
  (value) =>
    'stringValue' in value && known.includes(value.stringValue);

const isTime: Check = (value) =>
  'stringValue' in value && /^\d{4}-\d{2}-\d{2}( (morning|afternoon|evening))?$/.test(value.stringValue);

const areTimes: Check = (value) => {
  const times = 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
  return times.length > 0 && times.length <= 2 && times.every(isTime);
};

const SELLER_LEAD: Checks = {
  ...ENQUIRY,
  ...texts(SELLER_TEXTS),
  ...amounts(LARGEST_AMOUNTS.lead),
  address: map(texts(LONGEST_TEXTS.address)),
  size: map(amounts(LARGEST_AMOUNTS.measures)),
  photos: listOf(MOST_TEXTS['lead.photos']),
};

const LISTING_LEAD: Checks = {
  ...ENQUIRY,
  ...texts(LISTING_TEXTS),
  kind: oneOf('ask', 'view'),
  preferred_times: areTimes,
};

type LeadRule = { readonly checks: Checks; readonly required: readonly string[] };

const REQUIRED = ['created_at', 'name', 'consent'];

/** The kinds of enquiries, by the names of their functions in firestore.rules. */
export const LEAD_RULES = {
  isSellerLead: { checks: SELLER_LEAD, required: [...REQUIRED, 'intent'] },
  isListingLead: { checks: LISTING_LEAD, required: [...REQUIRED, 'kind', 'listing_id'] },
} as const satisfies Readonly<Record<string, LeadRule>>;

/** Where enquiries go, and of which kinds: those that may not be meant are kept apart. */
export const LEAD_COLLECTIONS: Readonly<Record<string, readonly (keyof typeof LEAD_RULES)[]>> = {
  seller_leads: ['isSellerLead'],
  listing_leads: ['isListingLead'],
  suspicious_leads: ['isSellerLead', 'isListingLead'],
};

const REACHED_BY: readonly string[] = ['phone', 'line_id', 'email'];

const UUID = /^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/;

export const isLeadId = (id: string): boolean => UUID.test(id);

/** Whether the public may leave this as an enquiry in a collection. By hand what firestore.rules says. */
export const isLead = (collection: string, id: string, fields: Fields): boolean =>
  isLeadId(id) &&
  REACHED_BY.some((field) => field in fields) &&
  (LEAD_COLLECTIONS[collection] ?? []).some((name) => {
    const { checks, required } = LEAD_RULES[name];
    return required.every((field) => field in fields) && hold(checks, fields);
  });
