import 'server-only';
import { type Lead, leadDocument, leadFingerprint } from './lead';
import type { StoredPhoto } from './lead-photo-files.server';
import { OutboxFolders } from './outbox-folders.server';
import { OutboxSteps } from './outbox-steps';
import { type Outcome, type Settlement, settleLead } from './settle-lead.server';
import { fileNameOf, type StoredLead, serializeRecord } from './stored-lead';

/** How an enquiry was stored: as new, known with the same content, or its id has different content. */
export type StoreResult = 'stored' | 'same' | 'different';

/** What is known of a waiting enquiry without reading its file. */
export type Waiting = Pick<StoredLead, 'acknowledged' | 'refused'> & {
  /** Unix milliseconds. */
  readonly storedAt: number;
};

const RECEIPTS_FOR_MS = 24 * 3_600_000;
/** The age at which photographs without an enquiry are deleted, in milliseconds. */
const ORPHANS_FOR_MS = 24 * 3_600_000;
const PURGE_EVERY_MS = 3_600_000;

const asWaiting = ({ stored_at, acknowledged, refused }: StoredLead): Waiting => ({
  storedAt: Date.parse(stored_at),
  acknowledged,
  refused,
});

/** Enquiries on disk until they are delivered. */
export class Outbox {
  readonly #folders: OutboxFolders;
  readonly #steps = new OutboxSteps();
  readonly #waiting = new Map<string, Waiting>();
  #setAside = 0;
  #storing = 0;
  #purgedAt = Number.NEGATIVE_INFINITY;
  #onNewLead: (id: string) => void = () => undefined;

  constructor(folder: string) {
    this.#folders = new OutboxFolders(folder);
  }

  /** The waiting enquiries, by id. */
  get waiting(): ReadonlyMap<string, Waiting> {
    return this.#waiting;
  }

  /** Dead letters, including files that cannot be read. */
  get setAside(): number {
    return this.#setAside;
  }

  /** Whether a visitor waits for an enquiry to be stored. */
  get isStoring(): boolean {
    return this.#storing > 0;
  }

  /** Why nothing can be stored; undefined if the last attempt succeeded. */
  get fault(): string | undefined {
    return this.#steps.fault;
  }

  /** Sets the function that is called with each new waiting enquiry. */
  listen(onNewLead: (id: string) => void): void {
    this.#onNewLead = onNewLead;
  }

  #index(stored: StoredLead): void {
    const { id } = stored.lead;
    const isNew = !this.#waiting.has(id);
    this.#waiting.set(id, asWaiting(stored));
    if (isNew) this.#onNewLead(id);
  }

  async #countAside(): Promise<void> {
    this.#setAside = (await this.#folders.aside.names()).length;
  }

  /** @throws OutboxFault if the folder cannot be created, read or written. */
  async open(): Promise<void> {
    await this.#steps.run(() => this.#readFolders());
  }

  /**
   * Takes in changes by other processes (`npm run leads`, another server), deletes what is old, and tests whether the
   * folder can be written.
   * @throws OutboxFault
   */
  async scan(): Promise<void> {
    await this.#steps.run(async () => {
      await this.#readFolders();
      if (performance.now() - this.#purgedAt < PURGE_EVERY_MS) return;
      await this.#folders.purgeReceipts(Date.now() - RECEIPTS_FOR_MS);
      await this.#folders.purgePhotos(Date.now() - ORPHANS_FOR_MS);
      this.#purgedAt = performance.now();
    });
  }

  async #readFolders(): Promise<void> {
    const { waiting } = this.#folders;
    for (const folder of this.#folders.all()) await folder.open();
    // Known before the folder is listed: an enquiry that begins to wait during the listing is not in the list.
    const indexedIds = [...this.#waiting.keys()];
    const names = new Set(await waiting.names());
    for (const id of indexedIds) if (!names.delete(fileNameOf(id))) this.#waiting.delete(id);
    await this.#folders.each(waiting, [...names], (stored) => this.#index(stored));
    await this.#countAside();
    // Last, so that the waiting enquiries are known even on a full disk.
    await waiting.probe();
  }

  /**
   * Stores an enquiry and its JPEG photographs. Resolves when they survive a power cut. A repeated enquiry is recognized by
   * its content while it waits, is a dead letter, or was delivered within 24 hours.
   *
   * @throws OutboxFault if it could not be stored; nothing remains of it then.
   */
  async store(input: Lead, photos: readonly Uint8Array[] = []): Promise<StoreResult> {
    const lead = leadDocument.parse(input);
    this.#storing += 1;
    try {
      return await this.#steps.inTurn(lead.id, () => this.#store(lead, photos));
    } finally {
      this.#storing -= 1;
    }
  }

  /** Whether an enquiry with one of these fingerprints was stored here under this id, within 24 hours of its delivery. */
  async has(id: string, fingerprints: ReadonlySet<string>): Promise<boolean> {
    return this.#steps.inTurn(id, async () => fingerprints.has((await this.#folders.fingerprint(id)) ?? ''));
  }

  async #store(lead: Lead, photos: readonly Uint8Array[]): Promise<StoreResult> {
    const fingerprint = await this.#folders.fingerprint(lead.id);
    if (fingerprint !== null) return fingerprint === leadFingerprint(lead) ? 'same' : 'different';
    const stored: StoredLead = { lead, stored_at: new Date().toISOString(), acknowledged: [], refused: [] };
    const name = fileNameOf(lead.id);
    try {
      await this.#folders.photos.write(lead.id, photos);
      await this.#folders.waiting.write(name, serializeRecord(stored));
    } catch (error) {
      await this.#folders.waiting.remove(name).catch(() => undefined);
      await this.#folders.photos.remove(lead.id, photos.length).catch(() => undefined);
      throw error;
    }
    this.#index(stored);
    return 'stored';
  }

  /** A waiting enquiry; null if it does not wait any more. */
  async read(id: string): Promise<Lead | null> {
    const stored = await this.#folders.readLead(this.#folders.waiting, fileNameOf(id));
    if (stored === null) this.#waiting.delete(id);
    return stored?.lead ?? null;
  }

  /** The photographs of a waiting enquiry that exist. */
  photos(lead: Lead): Promise<readonly StoredPhoto[]> {
    return this.#folders.photos.read(lead);
  }

  /**
   * Records a target's answer about an enquiry. Once every target has answered, it no longer waits: if all have it, a
   * receipt is left; if one refused it, it is set aside. Its photographs are deleted if one of the `photoTargets` has it,
   * and stay here for staff otherwise.
   * @throws OutboxFault
   */
  settle(
    id: string,
    targets: readonly string[],
    outcome?: Outcome,
    photoTargets: readonly string[] = [],
  ): Promise<void> {
    return this.#steps.inTurn(id, () => this.#settle(id, { targets, outcome, photoTargets }));
  }

  async #settle(id: string, settlement: Settlement): Promise<void> {
    const before = await this.#folders.readLead(this.#folders.waiting, fileNameOf(id));
    const now = before === null ? null : await settleLead(this.#folders, before, settlement);
    if (now === 'aside') await this.#countAside();
    if (now === null || now === 'aside' || now === 'delivered') this.#waiting.delete(id);
    else this.#waiting.set(id, asWaiting(now));
  }
}
