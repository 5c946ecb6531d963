const KB = 1024;
const SECOND = 1_000;

/** What one visitor may take of the server: bytes and milliseconds. Why so much of each stands in decision 43. */
export const LIMITS = {
  /** The request line with all headers. */
  headBytes: 16 * KB,
  /** An address, of which each character is a byte. */
  targetBytes: 8 * KB,
  /** Of anything that is sent, but for the forms. */
  bodyBytes: 64 * KB,
  connections: 10_000,
  headMs: 15 * SECOND,
  bodyMs: 10 * SECOND,
  /** Longer than the forms' own limit, whose answer says what to do. */
  formMs: 190 * SECOND,
  /** Until an answer begins, after what was sent is here. */
  answerMs: 30 * SECOND,
  /** Until an answer has been taken. */
  takenMs: 300 * SECOND,
  /**
   * Without a byte in either direction while something is under way. Longer than an answer may take to begin; a form that
   * is here whole waits longer (forms.ts).
   */
  silentMs: 60 * SECOND,
  /**
   * Longer than proxies keep an idle connection (a minute, most of them): who closes first must not be we, or a request
   * that is just under way on it is lost.
   */
  keepAliveMs: 75 * SECOND,
  /** How long, and how much, is read of a body that was refused; these are nginx's metrics. */
  drainMs: 30 * SECOND,
  drainSilentMs: 5 * SECOND,
  drainBytes: 64 * KB * KB,
  checkEveryMs: SECOND,
} as const;

export type Limits = { readonly [Name in keyof typeof LIMITS]: number };

/** The one address that takes more than a few lines. */
export const FORM_PATH = '/api/seller-leads';
