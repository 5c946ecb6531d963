/** Why a picture is refused, with the status of the answer. */
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
  'source-redirects': 502,
  'source-failed': 502,
  'too-busy': 503,
  'source-too-slow': 504,
} as const;

export type PictureFaultCode = keyof typeof STATUS;

/** A picture that cannot be given; `status` is that of the answer. */
export class PictureFault extends Error {
  override readonly name = 'PictureFault';
  readonly status: (typeof STATUS)[PictureFaultCode];
  constructor(readonly code: PictureFaultCode) {
    super(code);
    this.status = STATUS[code];
  }
}
