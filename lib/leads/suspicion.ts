/** Why an enquiry may not be meant. */
type SuspicionReason =
  | 'hidden-field'
  | 'too-fast'
  | 'no-token'
  | 'link-in-name'
  | 'link-in-message'
  | 'other-script'
  | 'repeated-message'
  | 'throw-away-email'
  | 'upper-case';

export type Suspicion = { score: number; reasons: SuspicionReason[] };

/** What is known of an enquiry when it comes. */
export type LeadFacts = {
  /** Whether the field that people do not see has something in it. */
  readonly hiddenFieldFilled: boolean;
  /** Milliseconds since its form was first touched; null without a token that this process signed. */
  readonly openedAgoMs: number | null;
  readonly name: string;
  readonly message?: string | undefined;
  readonly email?: string | undefined;
  /** Other names under which the same message came within the day. */
  readonly otherNames: number;
};

/**
 * From this score on an enquiry is kept apart from the others. What honest people do does not reach it: without a token of
 * this process, in a language of their own, with a link, they are one short of it.
 */
export const SUSPICIOUS_FROM = 6;

const FASTEST_MS = 3_000;
const SEVERAL_NAMES = 2;

const WEIGHTS: Readonly<Record<SuspicionReason, number>> = {
  // Programs fill it in; so does, now and then, what fills in forms for a person.
  'hidden-field': SUSPICIOUS_FROM,
  // A browser may fill in a whole form at once, but no message with a link.
  'too-fast': 4,
  // Scripts may be off, another server may have signed the token, and what was typed another day is sent without one.
  'no-token': 1,
  'link-in-name': 5,
  // Sellers send their own advertisement, or a place on a map.
  'link-in-message': 2,
  // Buyers and owners from abroad may write in their own language, also with the link of a home.
  'other-script': 2,
  'repeated-message': 5,
  'throw-away-email': 4,
  'upper-case': 1,
};

/** The best known of those that lend an address for some minutes. */
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

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

function isMuchInOtherScripts(text: string): boolean {
  const letters = count(text, /\p{L}/gu);
  const known = count(text, /(?=\p{L})[\p{Script=Thai}\p{Script=Latin}]/gu);
  return letters - known >= 5 && letters - known > letters * 0.3;
}

function isMuchUpperCase(text: string): boolean {
  const upper = count(text, /\p{Lu}/gu);
  return upper >= 20 && upper > count(text, /\p{Ll}/gu) * 2;
}

const isThrowAway = (email: string) => THROW_AWAY_DOMAINS.has(email.slice(email.lastIndexOf('@') + 1).toLowerCase());

const SIGNS: Readonly<Record<SuspicionReason, (facts: LeadFacts) => boolean>> = {
  'hidden-field': ({ hiddenFieldFilled }) => hiddenFieldFilled,
  'too-fast': ({ openedAgoMs }) => openedAgoMs !== null && openedAgoMs < FASTEST_MS,
  'no-token': ({ openedAgoMs }) => openedAgoMs === null,
  'link-in-name': ({ name }) => LINK.test(name),
  'link-in-message': ({ message = '' }) => LINK.test(message),
  'other-script': ({ name, message = '' }) => isMuchInOtherScripts(`${name} ${message}`),
  'repeated-message': ({ otherNames }) => otherNames >= SEVERAL_NAMES,
  'throw-away-email': ({ email = '' }) => isThrowAway(email),
  'upper-case': ({ name, message = '' }) => isMuchUpperCase(`${name} ${message}`),
};

const REASONS: readonly SuspicionReason[] = [
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

/** How little an enquiry looks meant, with the reasons. It is never a reason to drop one. */
export function suspicionOf(facts: LeadFacts): Suspicion {
  const reasons = REASONS.filter((reason) => SIGNS[reason](facts));
  return { score: reasons.reduce((sum, reason) => sum + WEIGHTS[reason], 0), reasons };
}
