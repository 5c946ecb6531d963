import 'server-only';
import { DeliveryWorker } from './delivery-worker';
import type { TargetStatus } from './leads-status';
import type { Outbox } from './outbox.server';
import { pendingTargets } from './stored-lead';
import type { Target } from './target';

/** How often the folder is read again for changes by other processes. */
const SCAN_INTERVAL_MS = 30_000;

/** Delivers the enquiries of an outbox to its targets until it is closed. */
export class Delivery {
  readonly #workers: readonly DeliveryWorker[];
  readonly #names: readonly string[];
  readonly #photoTargets: readonly string[];
  readonly #timer: NodeJS.Timeout;
  #scanning: Promise<void> = Promise.resolve();

  constructor(
    private readonly outbox: Outbox,
    private readonly targets: readonly Target[],
    scanIntervalMs = SCAN_INTERVAL_MS,
  ) {
    this.#names = targets.map(({ name }) => name);
    this.#photoTargets = targets.filter(({ acceptsPhotos }) => acceptsPhotos).map(({ name }) => name);
    this.#workers = targets
      .filter(({ unusable }) => unusable === undefined)
      .map(
        (target) =>
          new DeliveryWorker(target, {
            isStoring: () => outbox.isStoring,
            read: (id) => outbox.read(id),
            photos: (lead) => outbox.photos(lead),
            settle: (id, { refusal }) =>
              outbox.settle(id, this.#names, { target: target.name, refusal }, this.#photoTargets),
          }),
      );
    outbox.listen((id) => this.#add(id));
    for (const id of outbox.waiting.keys()) this.#add(id);
    this.#timer = setInterval(() => {
      // The outbox logs its faults.
      this.#scanning = outbox.scan().catch(() => undefined);
    }, scanIntervalMs).unref();
  }

  #add(id: string): void {
    const waiting = this.outbox.waiting.get(id);
    if (waiting === undefined || this.#names.length === 0) return;
    const pending = pendingTargets(waiting, this.#names);
    for (const worker of this.#workers) if (pending.includes(worker.target.name)) worker.add(id);
    // The targets that did not have it yet are no longer configured.
    if (pending.length === 0)
      void this.outbox.settle(id, this.#names, undefined, this.#photoTargets).catch(() => undefined);
  }

  status(): TargetStatus[] {
    const unusable = this.targets.flatMap(({ name, unusable: fault }) =>
      fault === undefined ? [] : [{ name, fault, isUnusable: true } as const],
    );
    return [...this.#workers.map(({ status }) => status), ...unusable];
  }

  /** Starts no more deliveries, and resolves when the last one has ended. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all([this.#scanning, ...this.#workers.map((worker) => worker.close())]);
  }
}
