import 'server-only';
import { Delivery } from './delivery.server';
import type { Lead } from './lead';
import type { LeadsStatus } from './leads-status';
import { Outbox, type StoreResult } from './outbox.server';
import type { Target } from './target';

/** How long until a folder that could not be opened is tried again by itself. */
const OPEN_AGAIN_MS = 10_000;

export interface Leads {
  /**
   * Resolves when the enquiry survives the end of this process, and its photographs with it.
   * @throws OutboxFault when it could not be stored
   */
  readonly store: (lead: Lead, photos?: readonly Uint8Array[]) => Promise<StoreResult>;
  /** Whether photographs can be stored with an enquiry. */
  readonly acceptsPhotos: () => Promise<boolean>;
  /**
   * Whether an enquiry with this id and one of these fingerprints was stored already.
   * @throws OutboxFault while that cannot be known
   */
  readonly has: (id: string, fingerprints: ReadonlySet<string>) => Promise<boolean>;
  readonly status: () => LeadsStatus;
  /** Resolves when the folder has been opened, or could not be, which the status says. */
  readonly opened: () => Promise<void>;
  /** Resolves when nothing is being delivered any more; nothing new is begun. */
  readonly close: () => Promise<void>;
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

/** The outbox in a folder and the delivery from it. A folder that cannot be written is tried again until it can. */
export function openLeads(folder: string, targets: () => Promise<readonly Target[]>): Leads {
  const leads = new OpenedLeads(folder, targets);
  void leads.opened();
  return leads;
}
