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

/**
 * Runs something and rejects after so many milliseconds without an answer; one that comes later is not waited for.
 * @throws Error that says how long it took
 */
export function withDeadline<Answer>(milliseconds: number, run: () => Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer in ${milliseconds / 1_000} s`)), milliseconds);
    run()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
