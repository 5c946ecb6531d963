/**
 * Why a body is no form of ours, or cannot be read now. What is more than we take: `too-large` photographs, `too-long`
 * texts, or `other-files`, which are no photographs.
 */
export type BodyFault =
  | 'too-large'
  | 'too-long'
  | 'other-files'
  | 'unsupported'
  | 'unreadable'
  | 'too-slow'
  | 'too-busy';

/** Ends the reading of a body in its middle. */
export class BodyRefused extends Error {
  override readonly name = 'BodyRefused';
  constructor(readonly fault: BodyFault) {
    super(fault);
  }
}
