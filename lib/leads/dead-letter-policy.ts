import { backOffMs } from '../http/back-off';

/** How often an enquiry may fail alone. */
const MOST = 5;

type Total = { readonly successes: number; readonly failures: number };
type Record = { readonly count: number; readonly total: Total; readonly restUntil: number };

/** Tells an enquiry with which alone a target fails from a target that fails with everything. */
export class DeadLetterPolicy {
  readonly #records = new Map<string, Record>();

  /** Milliseconds until an enquiry that has failed alone may be tried again. */
  restMs(id: string, now: number): number {
    return Math.max(0, (this.#records.get(id)?.restUntil ?? 0) - now);
  }

  /**
   * Counts a failure as the enquiry's own where, since its last one, at least as many others succeeded as failed. `total`
   * is the target's, with this failure. True if the enquiry has failed too often.
   */
  failed(id: string, total: Total, now: number): boolean {
    const last = this.#records.get(id);
    const went = last === undefined ? 0 : total.successes - last.total.successes;
    const broke = last === undefined ? 0 : total.failures - last.total.failures - 1;
    const isItsOwn = went > 0 && went >= broke;
    const count = (last?.count ?? 0) + (isItsOwn ? 1 : 0);
    const restUntil = isItsOwn ? now + backOffMs(count, Math.random()) : (last?.restUntil ?? 0);
    this.#records.set(id, { count, total: { ...total }, restUntil });
    return count >= MOST;
  }

  forget(id: string): void {
    this.#records.delete(id);
  }
}
