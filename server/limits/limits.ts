const KB = 1024;
const SECOND = 1_000;

/** In bytes and milliseconds. Decision 43 has the reason for each. */
export const LIMITS = {
  headBytes: 16 * KB,
  targetBytes: 8 * KB,
  bodyBytes: 64 * KB,
  connections: 10_000,
  headMs: 15 * SECOND,
  bodyMs: 10 * SECOND,
  /** Longer than the limit in the code of forms, whose response tells the visitor what to do. */
  formMs: 190 * SECOND,
  /** From the end of a request to the start of its response. */
  responseMs: 30 * SECOND,
  /** The next visitor needs the page, so a render may continue after the first one got a 503. */
  renderMs: 120 * SECOND,
  downloadMs: 300 * SECOND,
  /** Silence during a request: longer than a response may take to begin. After a form it is longer (forms.ts). */
  silentMs: 60 * SECOND,
  /** Longer than most proxies, a minute: closing first could lose a request that the proxy is sending. */
  keepAliveMs: 75 * SECOND,
  /** How much of a refused body is read. The times are nginx's defaults (decision 43). */
  drainMs: 30 * SECOND,
  drainSilentMs: 5 * SECOND,
  drainBytes: 64 * KB * KB,
  checkEveryMs: SECOND,
} as const;

export type Limits = { readonly [Name in keyof typeof LIMITS]: number };

/** The only endpoint that accepts large bodies. */
export const FORM_PATH = '/api/seller-leads';
