import type { Fields, Value } from './value';

/** Longest texts of an enquiry and of what is in it, in characters, as in firestore.rules. */
export const LONGEST_TEXTS = {
  lead: {
    id: 36,
    locale: 5,
    name: 120,
    phone: 20,
    line_id: 41,
    email: 254,
    intent: 20,
    property_type: 40,
    title_deed: 40,
    message: 4_000,
    preferred_time: 200,
  },
  address: { province_code: 2, district_code: 4, subdistrict_code: 6, detail: 500 },
  consent: { policy_version: 40 },
  source: { page: 2_000, referrer: 2_000 },
};

type Check = (value: Value) => boolean;
type Checks = Readonly<Record<string, Check>>;

const isNumber: Check = (value) => 'integerValue' in value || 'doubleValue' in value;
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
const atMost =
  (most: number): Check =>
  (value) =>
    'integerValue' in value
      ? Number(value.integerValue) <= most
      : 'doubleValue' in value && Number(value.doubleValue) <= most;
const listOf =
  (most: number): Check =>
  (value) =>
    'arrayValue' in value && (value.arrayValue.values ?? []).length <= most;

const hold = (checks: Checks, fields: Fields) =>
  Object.entries(fields).every(([field, value]) => Object.hasOwn(checks, field) && checks[field]?.(value));

const map =
  (checks: Checks, required: readonly string[] = []): Check =>
  (value) => {
    const fields = 'mapValue' in value ? (value.mapValue.fields ?? {}) : null;
    return fields !== null && required.every((field) => field in fields) && hold(checks, fields);
  };

const LEAD: Checks = {
  ...texts(LONGEST_TEXTS.lead),
  created_at: either(isInstant, text(30)),
  address: map(texts(LONGEST_TEXTS.address)),
  size: either(isNumber, text(40)),
  asking_price: atMost(100_000_000_000),
  mortgage: either(isYesOrNo, text(200)),
  consent: map(
    { ...texts(LONGEST_TEXTS.consent), contact: isYes, marketing: isYesOrNo, at: either(isInstant, text(30)) },
    ['contact'],
  ),
  source: map({
    ...texts(LONGEST_TEXTS.source),
    utm: (value) => 'mapValue' in value && Object.keys(value.mapValue.fields ?? {}).length <= 10,
  }),
  spam: map({ score: isNumber, reasons: listOf(20) }),
};

export const LEAD_FIELDS: readonly string[] = Object.keys(LEAD);
export const LEAD_REQUIRED: readonly string[] = ['created_at', 'name', 'intent', 'consent'];
const REACHED_BY: readonly string[] = ['phone', 'line_id', 'email'];

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether the public may leave this as an enquiry. By hand what firestore.rules says. */
export const isLead = (id: string, fields: Fields): boolean =>
  UUID.test(id) &&
  LEAD_REQUIRED.every((field) => field in fields) &&
  REACHED_BY.some((field) => field in fields) &&
  hold(LEAD, fields);
