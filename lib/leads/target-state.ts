import { log } from '../config/log';
import { backOffMs } from '../http/back-off';

/** A target counts as lost after so many failures in a row: one may be due to the enquiry. */
const LOST_AFTER = 2;

/** Retries are cheap: after a long outage, everything that waits is delivered within a minute of the target's return. */
const LONGEST_WAIT_MS = 15_000;

/** Whether a target answers, from all that was tried with it. */
export class TargetState {
  #failures = 0;
  #reason = '';
  #retryAt = 0;
  #failedAt = 0;
  readonly #failedWith = new Set<string>();
  /** Deliveries since the start. */
  readonly total = { successes: 0, failures: 0 };

  constructor(private readonly target: string) {}

  get isUp(): boolean {
    return this.#failures === 0;
  }

  /** Why it counts as lost; undefined while it does not. */
  get fault(): string | undefined {
    return this.#failures < LOST_AFTER ? undefined : this.#reason;
  }

  /** Milliseconds until the next try; 0 also while only one enquiry has failed, so that another one may tell why. */
  holdMs(now: number): number {
    return this.isUp || this.#failedWith.size === 1 ? 0 : Math.max(0, this.#retryAt - now);
  }

  /** Milliseconds until this enquiry may be tried with it. */
  waitMs(id: string, now: number): number {
    return this.isUp || !this.#failedWith.has(id) ? this.holdMs(now) : Math.max(0, this.#retryAt - now);
  }

  /** It took an enquiry, or refused one: it answers. */
  answered(): void {
    if (this.fault !== undefined) log('info', 'lead target back', { target: this.target });
    this.total.successes += 1;
    this.#failures = 0;
    this.#failedWith.clear();
  }

  failed(id: string, startedAt: number, reason: string, now: number): void {
    this.total.failures += 1;
    this.#failedWith.add(id);
    this.#reason = reason;
    // Deliveries that ran at the same time failed together: the wait grows once.
    if (this.#failures > 0 && startedAt < this.#failedAt) return;
    this.#failures += 1;
    this.#failedAt = now;
    this.#retryAt = now + Math.min(LONGEST_WAIT_MS, backOffMs(this.#failures, Math.random()));
    if (this.#failures === LOST_AFTER) log('error', 'lead target lost', { target: this.target, reason: this.#reason });
  }
}
