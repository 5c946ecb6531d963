import { backOffMs } from '../http/back-off';

/** How often an enquiry may fail while others succeed. */
const MOST = 5;

type Total = { readonly successes: number; readonly failures: number };
type Record = { readonly count: number; readonly total: Total; readonly restUntil: number };

/** Distinguishes an enquiry that a target fails with from a target that fails with every enquiry. */
export class DeadLetterPolicy {
  readonly #records = new Map<string, Record>();

  /** Milliseconds until such an enquiry may be retried. */
  restMs(id: string, now: number): number {
    return Math.max(0, (this.#records.get(id)?.restUntil ?? 0) - now);
  }

  /**
   * Attributes a failure to the enquiry if, since its last one, at least as many other enquiries succeeded as failed. `total`
   * counts the results of the target, including this one. Returns true if the enquiry has failed too often.
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
