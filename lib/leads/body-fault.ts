/** Why a body is no form of ours, or cannot be read now. */
export type BodyFault = 'too-large' | 'unsupported' | 'unreadable' | 'too-slow' | 'too-busy';

/** Ends the reading of a body in its middle. */
export class BodyRefused extends Error {
  override readonly name = 'BodyRefused';
  constructor(readonly fault: BodyFault) {
    super(fault);
  }
}
