/** Signs that an enquiry is spam. */
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

/** The facts of an enquiry that the score is computed from. */
export type SpamSignals = {
  /** Whether the honeypot field, which is hidden from people, is filled in. */
  readonly hiddenFieldFilled: boolean;
  /** Milliseconds since the form was first touched; null without a token that this process signed. */
  readonly openedAgoMs: number | null;
  readonly name: string;
  readonly message?: string | undefined;
  readonly email?: string | undefined;
  /** How many other names sent the same message within the day. */
  readonly otherNames: number;
};

/**
 * Enquiries with this score or more go to a separate collection. Honest people stay below it: an enquiry without a token,
 * in another script and with a link scores 5.
 */
export const SUSPICIOUS_FROM = 6;

const FASTEST_MS = 3_000;
const SEVERAL_NAMES = 2;

const WEIGHTS: Readonly<Record<SpamReason, number>> = {
  // Bots fill it in; sometimes so does a password manager.
  'hidden-field': SUSPICIOUS_FROM,
  // A browser may autofill a whole form at once, but no message with a link.
  'too-fast': 4,
  // Scripts may be off, another server may have signed the token, or a draft of another day has none.
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

/** The best-known providers of disposable email addresses. */
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
  const thaiOrLatin = count(text, /(?=\p{L})[\p{Script=Thai}\p{Script=Latin}]/gu);
  return letters - thaiOrLatin >= 5 && letters - thaiOrLatin > letters * 0.3;
}

function isMuchUpperCase(text: string): boolean {
  const upper = count(text, /\p{Lu}/gu);
  return upper >= 20 && upper > count(text, /\p{Ll}/gu) * 2;
}

const isThrowAway = (email: string) => THROW_AWAY_DOMAINS.has(email.slice(email.lastIndexOf('@') + 1).toLowerCase());

const CHECKS: Readonly<Record<SpamReason, (signals: SpamSignals) => boolean>> = {
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

/** Scores how likely an enquiry is spam, with the reasons. No enquiry is dropped because of its score. */
export function spamScore(signals: SpamSignals): SpamScore {
  const reasons = REASONS.filter((reason) => CHECKS[reason](signals));
  return { score: reasons.reduce((sum, reason) => sum + WEIGHTS[reason], 0), reasons };
}
