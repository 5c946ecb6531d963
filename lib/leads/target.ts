import type { Lead } from './lead';

/** Where enquiries are delivered to. The same one may come again under its id, after a crash or a lost answer. */
export type Target = {
  readonly name: string;
  /** Resolves when the target has it for good; rejects within seconds with `Refused` or, to be tried again, anything else. */
  readonly deliver: (lead: Lead) => Promise<void>;
};

/** The target will never take this enquiry. */
export class Refused extends Error {
  override readonly name = 'Refused';
}
