/** Raised when what visitors are asked changes: what they said to another question is no answer to this one. */
export const CONSENT_VERSION = 1;

export type ConsentChoices = { readonly measurement: boolean; readonly advertising: boolean };

/** What a visitor allowed, when (ISO 8601), and to which question. */
export type Consent = { readonly version: number; readonly at: string; readonly choices: ConsentChoices };

export const NOTHING_ALLOWED: ConsentChoices = { measurement: false, advertising: false };
export const ALL_ALLOWED: ConsentChoices = { measurement: true, advertising: true };

export const isAnyAllowed = ({ measurement, advertising }: ConsentChoices): boolean => measurement || advertising;

/** Whether something was allowed before that no longer is. */
export const isLessAllowed = (before: ConsentChoices, now: ConsentChoices): boolean =>
  (before.measurement && !now.measurement) || (before.advertising && !now.advertising);

const has = <Name extends string>(value: unknown, name: Name): value is Record<Name, unknown> =>
  typeof value === 'object' && value !== null && name in value;

function parseChoices(value: unknown): ConsentChoices | null {
  if (!has(value, 'measurement') || !has(value, 'advertising')) return null;
  const { measurement, advertising } = value;
  return typeof measurement === 'boolean' && typeof advertising === 'boolean' ? { measurement, advertising } : null;
}

/** The record of a choice as it stands in the browser's storage; null asks (again): none, an older one, or no record at all. */
export function parseConsent(value: unknown): Consent | null {
  if (!has(value, 'version') || !has(value, 'at') || !has(value, 'choices')) return null;
  const { version, at } = value;
  const choices = parseChoices(value.choices);
  if (version !== CONSENT_VERSION || typeof at !== 'string' || choices === null) return null;
  return { version, at, choices };
}

/** The record of a choice that is made now. */
export const consentOf = (choices: ConsentChoices, now: Date): Consent => ({
  version: CONSENT_VERSION,
  at: now.toISOString(),
  choices,
});

type Signal = 'granted' | 'denied';

const signal = (isAllowed: boolean): Signal => (isAllowed ? 'granted' : 'denied');

/** The choice in the names of Google's consent mode, version 2. */
export function consentSignals({ measurement, advertising }: ConsentChoices): Readonly<Record<string, Signal>> {
  return {
    analytics_storage: signal(measurement),
    ad_storage: signal(advertising),
    ad_user_data: signal(advertising),
    ad_personalization: signal(advertising),
  };
}
