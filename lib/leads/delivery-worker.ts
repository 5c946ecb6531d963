import { errorText, log } from '../config/log';
import { backOffMs } from '../http/deadlines';
import { type Lead, leadReference } from './lead';
import type { TargetStatus } from './leads-status';
import type { StoredPhoto } from './outbox-folders.server';
import { GatewayError, PermanentError, type Target, TargetState } from './target';

const MAX_FAILURES = 5;

type Total = { readonly successes: number; readonly failures: number };
type FailureRecord = { readonly count: number; readonly total: Total; readonly retryAt: number };

/** Concurrent deliveries to one target; fewer while visitors wait for the same disk. */
const CONCURRENCY = 30;
const CONCURRENCY_WHILE_STORING = 1;

const WRITE_RETRY_MS = 10_000;

/** An operator has a day to notice and fix a target that turns enquiries away. */
const GATEWAY_ERROR_LIMIT_MS = 86_400_000;

const MAX_REASON_LENGTH = 200;

/** The answer of a target. It has stored the enquiry, or `refusal` says why it never will. */
export type DeliveryResult = { readonly refusal?: string };

export type WorkerOutbox = {
  readonly read: (id: string) => Promise<Lead | null>;
  readonly photos: (lead: Lead) => Promise<readonly StoredPhoto[]>;
  readonly settle: (id: string, result: DeliveryResult) => Promise<void>;
  readonly isStoring: () => boolean;
};

/** Delivers enquiries to one target: a few at a time, or one with exponential backoff while the target is down (X). */
export class DeliveryWorker {
  readonly state: TargetState;
  readonly #queue = new Set<string>();
  readonly #inFlight = new Map<string, Promise<void>>();
  readonly #deadLetters = new DeadLetterPolicy();
  readonly #gatewayErrorSince = new Map<string, number>();
  readonly #writeRetryAt = new Map<string, number>();
  /** The worker keeps an answer until it is recorded, so that it does not deliver the enquiry again. */
  readonly #results = new Map<string, DeliveryResult>();
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(
    readonly target: Target,
    private readonly outbox: WorkerOutbox,
  ) {
    this.state = new TargetState(target.name);
  }

  get status(): TargetStatus {
    const { fault } = this.state;
    return { name: this.target.name, ...(fault === undefined ? {} : { fault }) };
  }

  add(id: string): void {
    if (this.#queue.has(id) || this.#inFlight.has(id)) return;
    this.#queue.add(id);
    this.#start();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await Promise.all(this.#inFlight.values());
  }

  #concurrency(): number {
    if (!this.state.isUp) return 1;
    return this.outbox.isStoring() ? CONCURRENCY_WHILE_STORING : CONCURRENCY;
  }

  #waitMs(id: string): number {
    const rest = (this.#writeRetryAt.get(id) ?? 0) - now();
    return Math.max(rest, this.#deadLetters.restMs(id, now()), this.state.waitMs(id, now()));
  }

  #startIn(milliseconds: number): void {
    if (milliseconds < Number.POSITIVE_INFINITY)
      this.#timer = setTimeout(() => this.#start(), Math.ceil(milliseconds)).unref();
  }

  #start(): void {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    const pause = this.state.pauseMs(now());
    if (pause > 0) {
      this.#startIn(pause);
      return;
    }
    let soonest = Number.POSITIVE_INFINITY;
    for (const id of this.#queue) {
      if (this.#inFlight.size >= this.#concurrency()) return;
      const wait = this.#waitMs(id);
      if (wait <= 0) this.#begin(id);
      else soonest = Math.min(soonest, wait);
    }
    this.#startIn(soonest);
  }

  #begin(id: string): void {
    this.#queue.delete(id);
    const work = this.#process(id).finally(() => {
      this.#inFlight.delete(id);
      this.#start();
    });
    this.#inFlight.set(id, work);
  }

  async #process(id: string): Promise<void> {
    try {
      const lead = await this.outbox.read(id);
      const result = lead === null ? null : (this.#results.get(id) ?? (await this.#deliver(lead)));
      if (result === 'later') {
        this.#queue.add(id);
        return;
      }
      if (result !== null) {
        this.#results.set(id, result);
        await this.outbox.settle(id, result);
      }
      this.#results.delete(id);
      this.#deadLetters.forget(id);
      this.#gatewayErrorSince.delete(id);
      this.#writeRetryAt.delete(id);
    } catch {
      this.#writeRetryAt.set(id, now() + WRITE_RETRY_MS);
      this.#queue.add(id);
    }
  }

  async #deliver(lead: Lead): Promise<DeliveryResult | 'later'> {
    const startedAt = now();
    try {
      await this.target.deliver(lead, () => this.outbox.photos(lead));
      this.state.succeeded();
      return {};
    } catch (error) {
      return this.#failed(lead, startedAt, error);
    }
  }

  #failed({ id }: Lead, startedAt: number, error: unknown): DeliveryResult | 'later' {
    const reason = errorText(error).slice(0, MAX_REASON_LENGTH);
    if (error instanceof PermanentError) {
      this.state.succeeded();
      return this.#deadLetter(id, reason);
    }
    this.state.failed(id, startedAt, reason, now());
    const isDeadLetter = this.#deadLetters.failed(id, this.state.total, now());
    if (error instanceof GatewayError)
      return this.#isGatewayErrorLasting(id) ? this.#deadLetter(id, `turned away for a day: ${reason}`) : 'later';
    return isDeadLetter ? this.#deadLetter(id, `fails again and again while others do not: ${reason}`) : 'later';
  }

  #isGatewayErrorLasting(id: string): boolean {
    const firstAt = this.#gatewayErrorSince.get(id) ?? now();
    this.#gatewayErrorSince.set(id, firstAt);
    return now() - firstAt >= GATEWAY_ERROR_LIMIT_MS;
  }

  #deadLetter(id: string, refusal: string): DeliveryResult {
    log('error', 'lead rejected', { target: this.target.name, reference: leadReference(id), reason: refusal });
    return { refusal };
  }
}

const now = () => performance.now();

/** Tells an enquiry that makes a target fail from a target that fails with every enquiry. */
export class DeadLetterPolicy {
  readonly #records = new Map<string, FailureRecord>();

  restMs(id: string, now: number): number {
    return Math.max(0, (this.#records.get(id)?.retryAt ?? 0) - now);
  }

  /** Blames the enquiry if others mostly succeeded since its last failure. True after `MAX_FAILURES`. */
  failed(id: string, total: Total, now: number): boolean {
    const last = this.#records.get(id);
    const newSuccesses = last === undefined ? 0 : total.successes - last.total.successes;
    const otherFailures = last === undefined ? 0 : total.failures - last.total.failures - 1;
    const isLeadAtFault = newSuccesses > 0 && newSuccesses >= otherFailures;
    const count = (last?.count ?? 0) + (isLeadAtFault ? 1 : 0);
    const retryAt = isLeadAtFault ? now + backOffMs(count, Math.random()) : (last?.retryAt ?? 0);
    this.#records.set(id, { count, total: { ...total }, retryAt });
    return count >= MAX_FAILURES;
  }

  forget(id: string): void {
    this.#records.delete(id);
  }
}
