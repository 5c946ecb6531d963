import 'server-only';
import { DeliveryWorker } from './delivery-worker';
import type { Lead } from './lead';
import type { LeadsStatus, TargetStatus } from './leads-status';
import { Outbox, type StoreResult } from './outbox.server';
import { Reminders } from './reminders.server';
import { pendingTargets } from './stored-lead';
import { type FollowUp, findInTime, type Target } from './target';

/** Scans find changes by other processes. */
const SCAN_INTERVAL_MS = 30_000;

const OPEN_AGAIN_MS = 10_000;

export interface Leads {
  /** Resolves when the enquiry would survive a crash. @throws OutboxFault */
  readonly store: (lead: Lead, photos?: readonly Uint8Array[]) => Promise<StoreResult>;
  readonly acceptsPhotos: () => Promise<boolean>;
  /** Whether an enquiry with this id and one of these fingerprints was stored. @throws OutboxFault */
  readonly has: (id: string, fingerprints: ReadonlySet<string>) => Promise<boolean>;
  /** The document of an enquiry, from the first place that has it and answers in three seconds. @throws OutboxFault */
  readonly find: (id: string) => Promise<Readonly<Record<string, unknown>> | null>;
  /** Records the day on which staff answered, unless there is one. False if the enquiry is nowhere. @throws OutboxFault */
  readonly answer: (id: string, day: string) => Promise<boolean>;
  readonly status: () => LeadsStatus;
  /** Resolves even if the folder cannot be opened. The status has the fault. */
  readonly opened: () => Promise<void>;
  /** Starts no more deliveries, and resolves when the last one has ended. */
  readonly close: () => Promise<void>;
}

/** Opens the outbox of a folder and delivers from it. Retries until the folder can be written. */
export function openLeads(folder: string, targets: () => Promise<readonly Target[]>): Leads {
  const leads = new OpenedLeads(folder, targets);
  void leads.opened();
  return leads;
}

class OpenedLeads implements Leads {
  readonly #outbox: Outbox;
  #opening: Promise<Delivery> | undefined;
  #delivery: Delivery | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    folder: string,
    private readonly targets: () => Promise<readonly Target[]>,
  ) {
    this.#outbox = new Outbox(folder);
  }

  async #openOnce(): Promise<Delivery> {
    await this.#outbox.open();
    this.#delivery = new Delivery(this.#outbox, await this.targets());
    return this.#delivery;
  }

  #open(): Promise<Delivery> {
    clearTimeout(this.#timer);
    this.#opening ??= this.#openOnce().catch((error: unknown) => {
      this.#opening = undefined;
      this.#timer = setTimeout(() => void this.opened(), OPEN_AGAIN_MS).unref();
      throw error;
    });
    return this.#opening;
  }

  async opened(): Promise<void> {
    await this.#open().catch(() => undefined);
  }

  async store(lead: Lead, photos?: readonly Uint8Array[]): Promise<StoreResult> {
    await this.#open();
    return this.#outbox.store(lead, photos);
  }

  async acceptsPhotos(): Promise<boolean> {
    return true;
  }

  async has(id: string, fingerprints: ReadonlySet<string>): Promise<boolean> {
    await this.#open();
    return this.#outbox.has(id, fingerprints);
  }

  async find(id: string): Promise<Readonly<Record<string, unknown>> | null> {
    const delivery = await this.#open();
    const [here, delivered] = [await this.#outbox.find(id), await delivery.find(id)];
    return here === null && delivered === null ? null : { ...here, ...delivered };
  }

  async answer(id: string, day: string): Promise<boolean> {
    const delivery = await this.#open();
    const answers = await Promise.all(delivery.places.map((place) => place.answer(id, day)));
    return answers.includes(true);
  }

  status(): LeadsStatus {
    const { waiting, setAside, fault } = this.#outbox;
    let oldest = Number.POSITIVE_INFINITY;
    for (const { storedAt } of waiting.values()) oldest = Math.min(oldest, storedAt);
    return {
      waiting: waiting.size,
      oldestSeconds: waiting.size === 0 ? null : Math.max(0, Math.round((Date.now() - oldest) / 1_000)),
      setAside,
      targets: this.#delivery?.status() ?? [],
      ...(fault === undefined ? {} : { fault }),
    };
  }

  async close(): Promise<void> {
    const delivery = await this.#opening?.catch(() => undefined);
    clearTimeout(this.#timer);
    await delivery?.close();
  }
}

export class Delivery {
  readonly #workers: readonly DeliveryWorker[];
  readonly #names: readonly string[];
  readonly #photoTargets: readonly string[];
  readonly #timer: NodeJS.Timeout;
  readonly #reminders: Reminders;
  readonly places: readonly [FollowUp, ...FollowUp[]];
  #scanning: Promise<void> = Promise.resolve();

  constructor(
    private readonly outbox: Outbox,
    private readonly targets: readonly Target[],
    scanIntervalMs = SCAN_INTERVAL_MS,
  ) {
    this.#names = targets.map(({ name }) => name);
    this.places = [outbox, ...targets.flatMap(({ followUp }) => followUp ?? [])];
    this.#reminders = new Reminders(this.places, targets);
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
      this.#scanning = outbox.scan().catch(() => undefined);
    }, scanIntervalMs).unref();
  }

  #add(id: string): void {
    const waiting = this.outbox.waiting.get(id);
    if (waiting === undefined || this.#names.length === 0) return;
    const pending = pendingTargets(waiting, this.#names);
    for (const worker of this.#workers) if (pending.includes(worker.target.name)) worker.add(id);
    // The targets that lacked it are no longer configured.
    if (pending.length === 0)
      void this.outbox.settle(id, this.#names, undefined, this.#photoTargets).catch(() => undefined);
  }

  async find(id: string): Promise<Readonly<Record<string, unknown>> | null> {
    const found = await Promise.all(this.targets.map((target) => findInTime(target, id)));
    return found.find((document) => document !== null) ?? null;
  }

  status(): TargetStatus[] {
    const unusable = this.targets.flatMap(({ name, unusable: fault }) =>
      fault === undefined ? [] : [{ name, fault, isUnusable: true } as const],
    );
    return [...this.#workers.map(({ status }) => status), ...unusable];
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all([this.#scanning, this.#reminders.close(), ...this.#workers.map((worker) => worker.close())]);
  }
}
