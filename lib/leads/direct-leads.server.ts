import 'server-only';
import { LRUCache } from 'lru-cache';
import { withDeadline } from '../http/with-deadline';
import { DeliveryWorker } from './delivery-worker';
import { type Lead, leadDocument, leadFingerprint, photoDigests } from './lead';
import type { StoredPhoto } from './lead-photo-files.server';
import type { LeadsStatus } from './leads-status';
import type { Leads } from './open-leads.server';
import type { StoreResult } from './outbox.server';
import { OutboxSteps } from './outbox-steps';
import type { Target } from './target';

const NO_TARGET =
  'DATA_DIR is not durable, and there is no target: set FIREBASE_PROJECT_ID with a service account, or LEAD_WEBHOOK_URL';

const DAY_MS = 24 * 3_600_000;
const MOST_REMEMBERED = 10_000;

type Times = {
  /** How long a visitor waits for the target. */
  readonly storeTimeoutMs: number;
  /** How often a failed target is probed, in milliseconds. */
  readonly probeIntervalMs: number;
};

const TIMES: Times = { storeTimeoutMs: 10_000, probeIntervalMs: 30_000 };

type Waiting = { readonly lead: Lead; readonly storedAt: number; readonly pending: Set<string> };

type Opened = {
  readonly first: Target;
  /** Targets that get the enquiry from memory, after the response. */
  readonly others: readonly DeliveryWorker[];
  readonly unusable: readonly Target[];
};

const photosOf = (lead: Lead, jpegs: readonly Uint8Array[]): readonly StoredPhoto[] =>
  photoDigests(lead).flatMap((digest, index) => {
    const bytes = jpegs[index];
    return bytes === undefined ? [] : [{ number: index + 1, digest, bytes: Buffer.from(bytes) }];
  });

/** Enquiries of a process without a durable disk. The first target has stored an enquiry before the visitor gets a response. */
export class DirectLeads implements Leads {
  readonly #steps = new OutboxSteps();
  /** Fingerprints of recently delivered enquiries, by id. */
  readonly #delivered = new LRUCache<string, string>({ max: MOST_REMEMBERED, ttl: DAY_MS });
  /** Enquiries that the other targets do not have yet; the latest ones if a target is down for long. */
  readonly #waiting = new LRUCache<string, Waiting>({ max: MOST_REMEMBERED });
  #opening: Promise<Opened> | undefined;
  #opened: Opened | undefined;
  readonly #timer: NodeJS.Timeout;

  constructor(
    private readonly targets: () => Promise<readonly Target[]>,
    private readonly times: Times = TIMES,
  ) {
    this.#timer = setInterval(() => {
      if (this.#steps.fault !== undefined) void this.#probe();
    }, times.probeIntervalMs).unref();
  }

  #worker(target: Target): DeliveryWorker {
    return new DeliveryWorker(target, {
      read: async (id) => this.#waiting.get(id)?.lead ?? null,
      photos: async () => [],
      settle: async (id) => {
        const waiting = this.#waiting.get(id);
        waiting?.pending.delete(target.name);
        if (waiting?.pending.size === 0) this.#waiting.delete(id);
      },
      isStoring: () => false,
    });
  }

  async #openOnce(): Promise<Opened> {
    const targets = await this.targets();
    const [first, ...others] = targets.filter(({ unusable }) => unusable === undefined);
    if (first === undefined) throw new Error(NO_TARGET);
    const unusable = targets.filter((target) => target.unusable !== undefined);
    this.#opened = { first, others: others.map((target) => this.#worker(target)), unusable };
    return this.#opened;
  }

  #open(): Promise<Opened> {
    this.#opening ??= this.#steps
      .run(() => this.#openOnce())
      .then((opened) => {
        void this.#probe();
        return opened;
      });
    return this.#opening;
  }

  async #probe(): Promise<void> {
    const { first } = this.#opened ?? {};
    if (first?.probe !== undefined) await this.#steps.run(first.probe).catch(() => undefined);
  }

  async opened(): Promise<void> {
    await this.#open().catch(() => undefined);
  }

  async acceptsPhotos(): Promise<boolean> {
    return (await this.#open()).first.acceptsPhotos ?? false;
  }

  async store(input: Lead, jpegs: readonly Uint8Array[] = []): Promise<StoreResult> {
    const lead = leadDocument.parse(input);
    const { first, others } = await this.#open();
    return this.#steps.inTurn(lead.id, async () => {
      const fingerprint = leadFingerprint(lead);
      const delivered = this.#delivered.get(lead.id);
      if (delivered !== undefined) return delivered === fingerprint ? 'same' : 'different';
      const photos = async () => photosOf(lead, jpegs);
      // Through another instance its spam score may be lower, which would store it again in another collection.
      const result = await withDeadline(this.times.storeTimeoutMs, async () =>
        (await first.has?.(lead.id, new Set([fingerprint]))) ? 'known' : first.deliver(lead, photos),
      );
      this.#delivered.set(lead.id, fingerprint);
      // The first instance may have been killed before it delivered to the others.
      if (others.length > 0)
        this.#waiting.set(lead.id, {
          lead,
          storedAt: Date.now(),
          pending: new Set(others.map(({ target }) => target.name)),
        });
      for (const worker of others) worker.add(lead.id);
      return result === 'known' ? 'same' : 'stored';
    });
  }

  async has(id: string, fingerprints: ReadonlySet<string>): Promise<boolean> {
    const { first } = await this.#open();
    const delivered = this.#delivered.get(id);
    if (delivered !== undefined) return fingerprints.has(delivered);
    if (first.has === undefined) return false;
    return withDeadline(this.times.storeTimeoutMs, async () => (await first.has?.(id, fingerprints)) ?? false);
  }

  status(): LeadsStatus {
    const { fault } = this.#steps;
    const { first, others = [], unusable = [] } = this.#opened ?? {};
    const oldest = Math.min(...[...this.#waiting.values()].map(({ storedAt }) => storedAt));
    const targets = [
      ...(first === undefined ? [] : [{ name: first.name, ...(fault === undefined ? {} : { fault }) }]),
      ...others.map(({ status }) => status),
      ...unusable.map(({ name, unusable: reason = '' }) => ({ name, fault: reason, isUnusable: true as const })),
    ];
    return {
      waiting: this.#waiting.size,
      oldestSeconds: this.#waiting.size === 0 ? null : Math.max(0, Math.round((Date.now() - oldest) / 1_000)),
      setAside: 0,
      targets,
      ...(fault === undefined ? {} : { fault }),
    };
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all((this.#opened?.others ?? []).map((worker) => worker.close()));
  }
}
