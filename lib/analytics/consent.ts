/** Increase it when the question to visitors changes, because earlier answers are then invalid. */
export const CONSENT_VERSION = 1;

export type ConsentChoices = { readonly measurement: boolean; readonly advertising: boolean };

/** A visitor's choice, with its time (ISO 8601) and the version of the question. */
export type Consent = { readonly version: number; readonly at: string; readonly choices: ConsentChoices };

export const NOTHING_ALLOWED: ConsentChoices = { measurement: false, advertising: false };
export const ALL_ALLOWED: ConsentChoices = { measurement: true, advertising: true };

export const isAnyAllowed = ({ measurement, advertising }: ConsentChoices): boolean => measurement || advertising;

/** Whether the visitor withdrew a permission. */
export const isLessAllowed = (before: ConsentChoices, now: ConsentChoices): boolean =>
  (before.measurement && !now.measurement) || (before.advertising && !now.advertising);

const has = <Name extends string>(value: unknown, name: Name): value is Record<Name, unknown> =>
  typeof value === 'object' && value !== null && name in value;

function parseChoices(value: unknown): ConsentChoices | null {
  if (!has(value, 'measurement') || !has(value, 'advertising')) return null;
  const { measurement, advertising } = value;
  return typeof measurement === 'boolean' && typeof advertising === 'boolean' ? { measurement, advertising } : null;
}

/** Parses a stored choice. Null if there is none, or it is invalid or for an older question: then ask the visitor. */
export function parseConsent(value: unknown): Consent | null {
  if (!has(value, 'version') || !has(value, 'at') || !has(value, 'choices')) return null;
  const { version, at } = value;
  const choices = parseChoices(value.choices);
  if (version !== CONSENT_VERSION || typeof at !== 'string' || choices === null) return null;
  return { version, at, choices };
}

/** The record of a choice made now. */
export const consentOf = (choices: ConsentChoices, now: Date): Consent => ({
  version: CONSENT_VERSION,
  at: now.toISOString(),
  choices,
});

type Signal = 'granted' | 'denied';

const signal = (isAllowed: boolean): Signal => (isAllowed ? 'granted' : 'denied');

/** The choice as signals of Google's consent mode, version 2. */
export function consentSignals({ measurement, advertising }: ConsentChoices): Readonly<Record<string, Signal>> {
  return {
    analytics_storage: signal(measurement),
    ad_storage: signal(advertising),
    ad_user_data: signal(advertising),
    ad_personalization: signal(advertising),
  };
}
