import { log } from '../../config/log';
import type { ListenTarget } from './listen-target';

const REPORT_AFTER_MS = 5_000;

/** Logs each change of a source once, and describes its current state. */
export class SourceReport {
  #lostReason: string | undefined;
  #timer: NodeJS.Timeout | undefined;
  #reported: ReadonlySet<string> = new Set();

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

  /** Logged a little later, so that a fault of many collections is one line. */
  setFault(target: ListenTarget, reason: string | undefined): void {
    if (target.fault === reason) return;
    target.fault = reason;
    this.#timer ??= setTimeout(() => this.#logFaults(), REPORT_AFTER_MS).unref();
  }

  #logFaults(): void {
    this.#timer = undefined;
    const refused = this.targets.filter(({ fault }) => fault !== undefined);
    const collections = refused.map(({ name }) => name);
    // A partial recovery is no line.
    if (!collections.every((name) => this.#reported.has(name)))
      log('error', 'content collections failed', { collections, reason: refused[0]?.fault });
    else if (collections.length === 0 && this.#reported.size > 0) log('info', 'content collections recovered');
    this.#reported = new Set(collections);
  }
}
