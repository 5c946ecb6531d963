/**
 * Why a body is not one of our forms, or cannot be read now. A body over the size limits is `too-large` because of its
 * photographs, `too-long` because of its texts, or `other-files` because of files that are not photographs.
 */
export type BodyFault =
  | 'too-large'
  | 'too-long'
  | 'other-files'
  | 'unsupported'
  | 'unreadable'
  | 'too-slow'
  | 'too-busy';

/** Stops reading a body. */
export class BodyRefused extends Error {
  override readonly name = 'BodyRefused';
  constructor(readonly fault: BodyFault) {
    super(fault);
  }
}
