import 'server-only';
import { errorText, log } from '../config/log';
import { Delivery } from './delivery.server';
import type { Lead } from './lead';
import type { LeadsStatus } from './leads-status';
import { type Outbox, OutboxFault, openOutbox, type StoreAnswer } from './outbox.server';
import type { Target } from './target';

/** How long until a folder that could not be opened is tried again by itself. */
const OPEN_AGAIN_MS = 10_000;

export interface Leads {
  /**
   * Resolves when the enquiry survives a power cut; its delivery follows.
   * @throws OutboxFault when it could not be stored
   */
  readonly store: (lead: Lead) => Promise<StoreAnswer>;
  readonly status: () => LeadsStatus;
  /** Resolves when the folder has been opened, or could not be, which the status says. */
  readonly opened: () => Promise<void>;
  /** Resolves when nothing is being delivered any more; nothing new is begun. */
  readonly close: () => Promise<void>;
}

type Parts = { readonly outbox: Outbox; readonly delivery: Delivery };

class OpenedLeads implements Leads {
  #opening: Promise<Parts> | undefined;
  #parts: Parts | undefined;
  #fault: string | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly folder: string,
    private readonly targets: () => Promise<readonly Target[]>,
  ) {}

  async #openOnce(): Promise<Parts> {
    const outbox = await openOutbox(this.folder);
    const delivery = new Delivery(outbox, await this.targets());
    this.#parts = { outbox, delivery };
    if (this.#fault !== undefined) log('info', 'leads can be kept again');
    this.#fault = undefined;
    return this.#parts;
  }

  #open(): Promise<Parts> {
    clearTimeout(this.#timer);
    this.#opening ??= this.#openOnce().catch((error: unknown) => {
      if (this.#fault === undefined) log('error', 'leads cannot be kept', { reason: errorText(error) });
      this.#fault = errorText(error);
      this.#opening = undefined;
      this.#timer = setTimeout(() => void this.opened(), OPEN_AGAIN_MS).unref();
      throw error instanceof OutboxFault ? error : new OutboxFault(this.#fault, { cause: error });
    });
    return this.#opening;
  }

  async opened(): Promise<void> {
    await this.#open().catch(() => undefined);
  }

  async store(lead: Lead): Promise<StoreAnswer> {
    const { outbox } = await this.#open();
    return outbox.store(lead);
  }

  status(): LeadsStatus {
    const { outbox, delivery } = this.#parts ?? {};
    const fault = this.#fault ?? outbox?.fault;
    const times = [...(outbox?.waiting.values() ?? [])].map(({ storedAt }) => storedAt);
    const oldest = times.reduce((before, at) => Math.min(before, at), Number.POSITIVE_INFINITY);
    return {
      waiting: times.length,
      oldestSeconds: times.length === 0 ? null : Math.max(0, Math.round((Date.now() - oldest) / 1_000)),
      setAside: outbox?.setAside ?? 0,
      targets: delivery?.status() ?? [],
      ...(fault === undefined ? {} : { fault }),
    };
  }

  async close(): Promise<void> {
    const parts = await this.#opening?.catch(() => undefined);
    clearTimeout(this.#timer);
    await parts?.delivery.close();
  }
}

/** The outbox in a folder and the delivery from it. A folder that cannot be written is tried again until it can. */
export function openLeads(folder: string, targets: () => Promise<readonly Target[]>): Leads {
  const leads = new OpenedLeads(folder, targets);
  void leads.opened();
  return leads;
}
