import { createHash, createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { processSingleton } from '../config/process-singleton';
import { isSecret } from '../http/requests';

type SpamReason =
  | 'hidden-field'
  | 'too-fast'
  | 'no-token'
  | 'link-in-name'
  | 'link-in-message'
  | 'other-script'
  | 'repeated-message'
  | 'throw-away-email'
  | 'upper-case';

export type SpamScore = { score: number; reasons: SpamReason[] };

export type SpamSignals = {
  readonly hiddenFieldFilled: boolean;
  readonly tokenAgeMs: number | null;
  readonly name: string;
  readonly message?: string | undefined;
  readonly email?: string | undefined;
  readonly otherNames: number;
};

export type MessageMemory = {
  /** Remembers a message, and counts the other names that sent it within a day. */
  readonly otherNames: (message: string | undefined, name: string, now: number) => number;
};

/** An honest enquiry without a token, in another script and with a link scores 5. */
export const SUSPICIOUS_FROM = 6;

const FASTEST_MS = 3_000;
const SEVERAL_NAMES = 2;

const WEIGHTS: Readonly<Record<SpamReason, number>> = {
  // Bots fill it in, but a password manager may too.
  'hidden-field': SUSPICIOUS_FROM,
  // Autofill is fast too, but writes no message with a link.
  'too-fast': 4,
  // JavaScript may be off, or another server may have signed the token.
  'no-token': 1,
  'link-in-name': 5,
  // Sellers send their own advertisement or a map.
  'link-in-message': 2,
  // Foreign buyers and owners may write in their own language.
  'other-script': 2,
  'repeated-message': 5,
  'throw-away-email': 4,
  'upper-case': 1,
};

const THROW_AWAY_DOMAINS: ReadonlySet<string> = new Set([
  '10minutemail.com',
  'dispostable.com',
  'fakeinbox.com',
  'getnada.com',
  'guerrillamail.com',
  'mailinator.com',
  'maildrop.cc',
  'mohmal.com',
  'sharklasers.com',
  'temp-mail.org',
  'tempmail.com',
  'throwawaymail.com',
  'trashmail.com',
  'yopmail.com',
]);

const LINK = /https?:|www\.|\[url|<a\s|[a-z0-9-]\.(?:com|net|org|info|biz|ru|xyz|top|click|shop|site|online|link)\b/i;

const REASONS: readonly SpamReason[] = [
  'hidden-field',
  'too-fast',
  'no-token',
  'link-in-name',
  'link-in-message',
  'other-script',
  'repeated-message',
  'throw-away-email',
  'upper-case',
];

const DAY_MS = 24 * 3_600_000;
const MAX_MESSAGES = 5_000;
const MAX_NAMES = 20;
/** Many people send short messages such as "please call me". */
const MIN_MESSAGE_LENGTH = 30;

/** A token of an earlier process or another server is invalid. */
export const tokenKey = processSingleton('lead-token-key', () => randomBytes(32));

const MAX_OPEN_MS = 24 * 3_600_000;

/** Scores how likely an enquiry is spam. No enquiry is dropped because of its score. */
export function spamScore(signals: SpamSignals): SpamScore {
  const reasons = REASONS.filter((reason) => CHECKS[reason](signals));
  return { score: reasons.reduce((sum, reason) => sum + WEIGHTS[reason], 0), reasons };
}

const CHECKS: Readonly<Record<SpamReason, (signals: SpamSignals) => boolean>> = {
  'hidden-field': ({ hiddenFieldFilled }) => hiddenFieldFilled,
  'too-fast': ({ tokenAgeMs }) => tokenAgeMs !== null && tokenAgeMs < FASTEST_MS,
  'no-token': ({ tokenAgeMs }) => tokenAgeMs === null,
  'link-in-name': ({ name }) => LINK.test(name),
  'link-in-message': ({ message = '' }) => LINK.test(message),
  'other-script': ({ name, message = '' }) => isMuchInOtherScripts(`${name} ${message}`),
  'repeated-message': ({ otherNames }) => otherNames >= SEVERAL_NAMES,
  'throw-away-email': ({ email = '' }) => isThrowAway(email),
  'upper-case': ({ name, message = '' }) => isMuchUpperCase(`${name} ${message}`),
};

function isMuchInOtherScripts(text: string): boolean {
  const letters = count(text, /\p{L}/gu);
  const thaiOrLatin = count(text, /(?=\p{L})[\p{Script=Thai}\p{Script=Latin}]/gu);
  return letters - thaiOrLatin >= 5 && letters - thaiOrLatin > letters * 0.3;
}

function isMuchUpperCase(text: string): boolean {
  const upper = count(text, /\p{Lu}/gu);
  return upper >= 20 && upper > count(text, /\p{Ll}/gu) * 2;
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

const isThrowAway = (email: string) => THROW_AWAY_DOMAINS.has(email.slice(email.lastIndexOf('@') + 1).toLowerCase());

/** The memory holds only hashes of messages and names. */
export function createMessageMemory(): MessageMemory {
  const names = new LRUCache<string, Map<string, number>>({ max: MAX_MESSAGES });
  return {
    otherNames(message = '', name, now) {
      if (message.length < MIN_MESSAGE_LENGTH) return 0;
      const key = digest(message);
      const own = digest(name);
      const recent = [...(names.get(key) ?? [])].filter(([, at]) => now - at < DAY_MS).slice(-MAX_NAMES);
      const others = new Map(recent.filter(([other]) => other !== own));
      names.set(key, new Map([...others, [own, now]]));
      return others.size;
    },
  };
}

const digest = (text: string) =>
  createHash('sha256').update(text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()).digest('base64');

/** Signs the time at which a form was opened, in Unix milliseconds. */
export function signOpenTime(now: number): string {
  const time = Math.floor(now).toString(36);
  return `${time}.${signature(time)}`;
}

/** Returns the age of a token, or null if this process did not sign it. */
export function tokenAgeMs(token: string, now: number): number | null {
  const [time = '', signed = '', ...more] = token.split('.', 3);
  if (more.length > 0 || !isSecret(signed, signature(time))) return null;
  const ago = now - Number.parseInt(time, 36);
  return ago >= 0 && ago <= MAX_OPEN_MS ? ago : null;
}

function signature(time: string): string {
  return createHmac('sha256', tokenKey.get()).update(time).digest('base64url');
}
