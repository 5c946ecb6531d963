import { log } from '../config/log';
import { backOffMs } from '../http/back-off';

/** A target counts as down after this many failures in a row, because one may be due to the enquiry. */
const DOWN_AFTER = 2;

/** Retries are cheap: after a long outage, everything that waits is delivered within a minute of the target's return. */
const LONGEST_WAIT_MS = 15_000;

/** Whether a target is up, by the results of its deliveries. */
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

  /** Why it counts as down; undefined while it is up. */
  get fault(): string | undefined {
    return this.#failures < DOWN_AFTER ? undefined : this.#reason;
  }

  /** Milliseconds until the next try. It is 0 while only one enquiry has failed, so that another one shows whose fault it is. */
  pauseMs(now: number): number {
    return this.isUp || this.#failedWith.size === 1 ? 0 : Math.max(0, this.#retryAt - now);
  }

  /** Milliseconds until this enquiry may be delivered to it. */
  waitMs(id: string, now: number): number {
    return this.isUp || !this.#failedWith.has(id) ? this.pauseMs(now) : Math.max(0, this.#retryAt - now);
  }

  /** Records that it accepted or refused an enquiry, and so is up. */
  succeeded(): void {
    if (this.fault !== undefined) log('info', 'lead target back', { target: this.target });
    this.total.successes += 1;
    this.#failures = 0;
    this.#failedWith.clear();
  }

  failed(id: string, startedAt: number, reason: string, now: number): void {
    this.total.failures += 1;
    this.#failedWith.add(id);
    this.#reason = reason;
    // Concurrent deliveries fail together, so the wait grows only once.
    if (this.#failures > 0 && startedAt < this.#failedAt) return;
    this.#failures += 1;
    this.#failedAt = now;
    this.#retryAt = now + Math.min(LONGEST_WAIT_MS, backOffMs(this.#failures, Math.random()));
    if (this.#failures === DOWN_AFTER) log('error', 'lead target lost', { target: this.target, reason: this.#reason });
  }
}
