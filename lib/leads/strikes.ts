import { backOffMs } from '../http/back-off';

/** How often an enquiry may fail alone. */
const MOST = 5;

type Total = { readonly successes: number; readonly failures: number };
type Record = { readonly count: number; readonly total: Total; readonly restUntil: number };

/** Tells an enquiry with which alone a target fails from a target that fails with everything. */
export class Strikes {
  readonly #records = new Map<string, Record>();

  /** Milliseconds until an enquiry that has failed alone may be tried again. */
  restMs(id: string, now: number): number {
    return Math.max(0, (this.#records.get(id)?.restUntil ?? 0) - now);
  }

  /**
   * Counts a failure as a strike where, since the enquiry's last one, others went well, and no fewer than failed.
   * `total` is the target's, with this failure. Says whether it was one too many.
   */
  failed(id: string, total: Total, now: number): boolean {
    const last = this.#records.get(id);
    const went = last === undefined ? 0 : total.successes - last.total.successes;
    const broke = last === undefined ? 0 : total.failures - last.total.failures - 1;
    const isStrike = went > 0 && went >= broke;
    const count = (last?.count ?? 0) + (isStrike ? 1 : 0);
    const restUntil = isStrike ? now + backOffMs(count, Math.random()) : (last?.restUntil ?? 0);
    this.#records.set(id, { count, total: { ...total }, restUntil });
    return count >= MOST;
  }

  forget(id: string): void {
    this.#records.delete(id);
  }
}
