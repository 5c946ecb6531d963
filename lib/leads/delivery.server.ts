import 'server-only';
import { DeliveryWorker } from './delivery-worker';
import { targetsLeft } from './kept-lead';
import type { TargetStatus } from './leads-status';
import type { Outbox } from './outbox.server';
import type { Target } from './target';

/** How often the folder is read again for changes by other processes. */
const LOOK_EVERY_MS = 30_000;

/** Delivers the enquiries of an outbox to its targets until it is closed. */
export class Delivery {
  readonly #workers: readonly DeliveryWorker[];
  readonly #names: readonly string[];
  readonly #photoTargets: readonly string[];
  readonly #timer: NodeJS.Timeout;
  #looking: Promise<void> = Promise.resolve();

  constructor(
    private readonly outbox: Outbox,
    private readonly targets: readonly Target[],
    lookEveryMs = LOOK_EVERY_MS,
  ) {
    this.#names = targets.map(({ name }) => name);
    this.#photoTargets = targets.filter(({ takesPhotos }) => takesPhotos).map(({ name }) => name);
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
      this.#looking = outbox.look().catch(() => undefined);
    }, lookEveryMs).unref();
  }

  #add(id: string): void {
    const waiting = this.outbox.waiting.get(id);
    if (waiting === undefined || this.#names.length === 0) return;
    const left = targetsLeft(waiting, this.#names);
    for (const worker of this.#workers) if (left.includes(worker.target.name)) worker.add(id);
    // The targets that did not have it yet are no longer configured.
    if (left.length === 0)
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
    await Promise.all([this.#looking, ...this.#workers.map((worker) => worker.close())]);
  }
}
