const KB = 1024;
const SECOND = 1_000;

/** Limits of each request and connection, in bytes and milliseconds. Decision 43 has the reason for each. */
export const LIMITS = {
  /** The request line and all headers. */
  headBytes: 16 * KB,
  /** The address of a request. */
  targetBytes: 8 * KB,
  /** A request body, except for a form. */
  bodyBytes: 64 * KB,
  connections: 10_000,
  headMs: 15 * SECOND,
  bodyMs: 10 * SECOND,
  /** Longer than the limit in the code of forms, whose response tells the visitor what to do. */
  formMs: 190 * SECOND,
  /** From the end of a request to the start of its response. */
  responseMs: 30 * SECOND,
  /**
   * A render. It may continue after its first visitor got a 503, because the next one needs its page: an abandoned render
   * continues in Next anyway.
   */
  renderMs: 120 * SECOND,
  /** From the start of a response until it has been sent. */
  downloadMs: 300 * SECOND,
  /**
   * The silence of a connection during a request. Longer than a response may take to begin. After a form has arrived it is
   * longer (forms.ts).
   */
  silentMs: 60 * SECOND,
  /**
   * Longer than most proxies keep an idle connection, which is a minute: if the server closed first, it could lose a request
   * that the proxy is sending.
   */
  keepAliveMs: 75 * SECOND,
  /** How long and how much of a refused body is read. These are nginx's defaults. */
  drainMs: 30 * SECOND,
  drainSilentMs: 5 * SECOND,
  drainBytes: 64 * KB * KB,
  checkEveryMs: SECOND,
} as const;

export type Limits = { readonly [Name in keyof typeof LIMITS]: number };

/** The endpoint of forms, the only one that accepts large bodies. */
export const FORM_PATH = '/api/seller-leads';
