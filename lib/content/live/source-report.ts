import { log } from '../../config/log';
import type { ListenTarget } from './listen-target';

const CHECK_EVERY_MS = 1_000;
/** The latest time of a line, if collections are still being listed. */
const MAX_DELAY_MS = 60_000;

type Target = Pick<ListenTarget, 'name' | 'fault' | 'isCurrent' | 'isPaused'>;

export class SourceReport {
  #lostReason: string | undefined;
  #timer: NodeJS.Timeout | undefined;
  #reported: ReadonlySet<string> = new Set();

  constructor(private readonly targets: readonly Target[]) {}

  get isLost(): boolean {
    return this.#lostReason !== undefined;
  }

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

  /** Logged when no collection is being listed any more, so that a fault of many collections is one line. */
  setFault(target: Target, reason: string | undefined): void {
    if (target.fault === reason) return;
    target.fault = reason;
    this.#logLater(performance.now() + MAX_DELAY_MS);
  }

  #logLater(latest: number): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      const isListing = this.targets.some(({ isCurrent, isPaused }) => !isCurrent && !isPaused);
      if (isListing && performance.now() < latest) this.#logLater(latest);
      else this.#logFaults();
    }, CHECK_EVERY_MS).unref();
  }

  #logFaults(): void {
    const refused = this.targets.filter(({ fault }) => fault !== undefined);
    const collections = refused.map(({ name }) => name);
    // A partial recovery is no line.
    if (!collections.every((name) => this.#reported.has(name)))
      log('error', 'content collections failed', { collections, reason: refused[0]?.fault });
    else if (collections.length === 0 && this.#reported.size > 0) log('info', 'content collections recovered');
    this.#reported = new Set(collections);
  }
}
