const STATUS = {
  'malformed-address': 400,
  'malformed-modifiers': 400,
  'unknown-modifier': 400,
  'repeated-modifier': 400,
  'contradictory-modifiers': 400,
  'unlisted-size': 400,
  'wrong-format': 400,
  'wrong-quality': 400,
  'wrong-fit': 400,
  'wrong-background': 400,
  'malformed-source': 400,
  'scheme-not-allowed': 403,
  'credentials-not-allowed': 403,
  'host-not-allowed': 403,
  'address-not-allowed': 403,
  'outside-public': 403,
  'no-such-picture': 404,
  'too-many-bytes': 413,
  'too-many-pixels': 413,
  'not-a-picture': 415,
  'not-made': 500,
  'source-redirects': 502,
  'source-failed': 502,
  'too-busy': 503,
  'making-too-slow': 503,
  'source-too-slow': 504,
} as const;

export type PictureFaultCode = keyof typeof STATUS;

/** Faults of the source itself: other sizes and formats fail too. */
const OF_SOURCE: ReadonlySet<PictureFaultCode> = new Set([
  'address-not-allowed',
  'no-such-picture',
  'too-many-bytes',
  'too-many-pixels',
  'not-a-picture',
  'source-redirects',
  'source-failed',
  'source-too-slow',
]);

export class PictureFault extends Error {
  override readonly name = 'PictureFault';
  readonly status: (typeof STATUS)[PictureFaultCode];
  readonly isSourceFault: boolean;
  constructor(
    readonly code: PictureFaultCode,
    options?: ErrorOptions,
  ) {
    super(code, options);
    this.status = STATUS[code];
    this.isSourceFault = OF_SOURCE.has(code);
  }
}
