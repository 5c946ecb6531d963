import type { SiteEvent } from './site-event';

/** Increase it when the question to visitors changes, because earlier answers are then invalid. */
export const CONSENT_VERSION = 1;

export type ConsentChoices = { readonly measurement: boolean; readonly advertising: boolean };

/** A visitor's choice, with its time (ISO 8601) and the version of the question. */
export type Consent = { readonly version: number; readonly at: string; readonly choices: ConsentChoices };

export const NOTHING_ALLOWED: ConsentChoices = { measurement: false, advertising: false };
export const ALL_ALLOWED: ConsentChoices = { measurement: true, advertising: true };

export const isAnyAllowed = ({ measurement, advertising }: ConsentChoices): boolean => measurement || advertising;

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

const MEASUREMENT_COOKIES = /^(?:_ga|_gid|_gat)(?:_|$)/;
const ADVERTISING_COOKIES = /^_(?:gcl|gac)_/;

const domains = (host: string) =>
  host.split('.').map((_, index, parts) => (index === 0 ? host : parts.slice(index).join('.')));

/** Values for `document.cookie` that delete the cookies without consent. `host` has no port. */
export function cookieDeletions(cookies: string, host: string, { measurement, advertising }: ConsentChoices): string[] {
  const names = cookies.split(/;\s*/).map((cookie) => cookie.split('=')[0] ?? '');
  const unwanted = names.filter(
    (name) => (!measurement && MEASUREMENT_COOKIES.test(name)) || (!advertising && ADVERTISING_COOKIES.test(name)),
  );
  return unwanted.flatMap((name) => {
    const deletion = `${name}=; Max-Age=0; Path=/`;
    return [deletion, ...domains(host).map((domain) => `${deletion}; Domain=${domain}`)];
  });
}

/** The maximum number of events before a choice. Beyond it the oldest are dropped. */
const QUEUE_LIMIT = 200;

export type GateEffects = {
  /** Passes the consent to the tag manager, whether it is loaded or not. */
  readonly updateConsent: (choices: ConsentChoices) => void;
  /** Loads the tag manager and resolves to its send function. After a failure, the next event calls `load` again. */
  readonly load: () => Promise<(event: SiteEvent) => void>;
};

export type ConsentGate = {
  readonly enqueue: (event: SiteEvent) => void;
  readonly decide: (choices: ConsentChoices) => void;
};

/** A4: holds events until the choice and the tag manager are there, then sends or drops them. Withdrawal closes it. */
export function consentGate({ updateConsent, load }: GateEffects): ConsentGate {
  let queue: SiteEvent[] = [];
  let current: ConsentChoices | null = null;
  let isOpen = false;
  let isLoading = false;
  let send: ((event: SiteEvent) => void) | undefined;

  const loadTagManager = async () => {
    if (isLoading) return;
    isLoading = true;
    send = await load().catch(() => undefined);
    isLoading = false;
    if (send !== undefined) flush();
  };
  const flush = () => {
    if (!isOpen) return;
    if (send === undefined) void loadTagManager();
    else for (const event of queue.splice(0)) send(event);
  };
  return {
    enqueue: (event) => {
      if (current !== null && !isOpen) return;
      queue = [...queue.slice(1 - QUEUE_LIMIT), event];
      flush();
    },
    decide: (choices) => {
      const before = current ?? NOTHING_ALLOWED;
      const isSame = before.measurement === choices.measurement && before.advertising === choices.advertising;
      if (current !== null && isSame) return;
      current = choices;
      updateConsent(choices);
      if (isLessAllowed(before, choices)) isOpen = false;
      else if (isAnyAllowed(choices)) isOpen = true;
      if (isOpen) flush();
      else queue = [];
    },
  };
}
