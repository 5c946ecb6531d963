import { log } from '../../config/log';
import type { ListenTarget } from './listen-target';

const REPORT_AFTER_MS = 1_000;

/** Logs each change of a source once, and describes its current state. */
export class SourceReport {
  #lostReason: string | undefined;
  #timer: NodeJS.Timeout | undefined;
  #reported = '';

  constructor(private readonly targets: readonly ListenTarget[]) {}

  get isLost(): boolean {
    return this.#lostReason !== undefined;
  }

  /** Undefined if there is no problem. */
  get fault(): string | undefined {
    const faults = this.targets.flatMap(({ name, fault }) => (fault === undefined ? [] : [`${name}: ${fault}`]));
    return this.#lostReason ?? (faults.length === 0 ? undefined : faults.join('; '));
  }

  setLost(reason: string): void {
    if (this.#lostReason === undefined) log('error', 'content source lost', { reason });
    this.#lostReason = reason;
  }

  setBack(): void {
    if (this.#lostReason !== undefined) log('info', 'content source back');
    this.#lostReason = undefined;
  }

  /** Logged a second later, so that a fault of many collections is one line. */
  setFault(target: ListenTarget, reason: string | undefined): void {
    if (target.fault === reason) return;
    target.fault = reason;
    this.#timer ??= setTimeout(() => this.#logFaults(), REPORT_AFTER_MS).unref();
  }

  #logFaults(): void {
    this.#timer = undefined;
    const refused = this.targets.filter(({ fault }) => fault !== undefined);
    const collections = refused.map(({ name }) => name);
    if (collections.join() === this.#reported) return;
    this.#reported = collections.join();
    if (collections.length === 0) log('info', 'content collections recovered');
    else log('error', 'content collections failed', { collections, reason: refused[0]?.fault });
  }
}
