import 'server-only';
import { type Lead, leadDocument, leadFingerprint, photoDigests } from './lead';
import { OutboxFolders, type StoredPhoto } from './outbox-folders.server';
import {
  fileNameOf,
  idOfFile,
  OutboxSteps,
  pendingTargets,
  type Receipt,
  receiptOf,
  reminded,
  type StoredLead,
  serializeRecord,
} from './stored-lead';
import type { FollowUp } from './target';

/** `same`: it was stored before. `different`: its id has other content. */
export type StoreResult = 'stored' | 'same' | 'different';

export type Waiting = Pick<StoredLead, 'acknowledged' | 'refused'> & {
  readonly storedAt: number;
};

type Outcome = { readonly target: string; readonly refusal?: string };

type Settlement = {
  readonly targets: readonly string[];
  readonly photoTargets: readonly string[];
  readonly outcome: Outcome | undefined;
};

const RECEIPTS_FOR_MS = 24 * 3_600_000;
const ORPHANS_FOR_MS = 24 * 3_600_000;
const PURGE_EVERY_MS = 3_600_000;

export class Outbox implements FollowUp {
  readonly #folders: OutboxFolders;
  readonly #steps = new OutboxSteps();
  readonly #waiting = new Map<string, Waiting>();
  /** By file name, because a receipt may be written again. */
  readonly #deliveredAt = new Map<string, number>();
  #setAside = 0;
  #storing = 0;
  #purgedAt = Number.NEGATIVE_INFINITY;
  #onNewLead: (id: string) => void = () => undefined;

  constructor(folder: string) {
    this.#folders = new OutboxFolders(folder);
  }

  get waiting(): ReadonlyMap<string, Waiting> {
    return this.#waiting;
  }

  get setAside(): number {
    return this.#setAside;
  }

  get isStoring(): boolean {
    return this.#storing > 0;
  }

  get fault(): string | undefined {
    return this.#steps.fault;
  }

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

  /** @throws OutboxFault */
  async open(): Promise<void> {
    await this.#steps.run(() => this.#readFolders());
  }

  /** Reads changes by other processes (`npm run leads`), and deletes old files. @throws OutboxFault */
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
    // These ids come first, because an enquiry that is stored during the listing is not in the list.
    const indexedIds = [...this.#waiting.keys()];
    const names = new Set(await waiting.names());
    for (const id of indexedIds) if (!names.delete(fileNameOf(id))) this.#waiting.delete(id);
    await this.#folders.each(waiting, [...names], (stored) => this.#index(stored));
    await this.#countAside();
    // The probe is last, so that the waiting enquiries are known even if the disk is full.
    await waiting.probe();
  }

  /** Resolves when the enquiry would survive a power cut. @throws OutboxFault if nothing was stored */
  async store(input: Lead, photos: readonly Uint8Array[] = []): Promise<StoreResult> {
    const lead = leadDocument.parse(input);
    this.#storing += 1;
    try {
      return await this.#steps.inTurn(lead.id, () => this.#store(lead, photos));
    } finally {
      this.#storing -= 1;
    }
  }

  /** Finds an enquiry until 24 hours after its delivery. */
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

  async read(id: string): Promise<Lead | null> {
    const stored = await this.#folders.readLead(this.#folders.waiting, fileNameOf(id));
    if (stored === null) this.#waiting.delete(id);
    return stored?.lead ?? null;
  }

  /** An enquiry that waits or is set aside, with what staff wrote about it; of a delivered one only that. */
  async find(id: string): Promise<Readonly<Record<string, unknown>> | null> {
    const { record } = (await this.#folders.record(id)) ?? {};
    return record === undefined ? null : { ...('lead' in record ? record.lead : {}), ...record.progress };
  }

  /** Null if no file is here, false if there is nothing to change. @throws OutboxFault */
  #change(id: string, change: <File extends StoredLead | Receipt>(file: File) => File | null): Promise<boolean | null> {
    return this.#steps.inTurn(id, async () => {
      const found = await this.#folders.record(id);
      if (found === null) return null;
      const changed = change(found.record);
      if (changed !== null) await found.folder.write(fileNameOf(id), serializeRecord(changed));
      return changed !== null;
    });
  }

  async answer(id: string, day: string): Promise<boolean> {
    const changed = await this.#change(id, (file) =>
      file.progress?.answered_on === undefined ? { ...file, progress: { ...file.progress, answered_on: day } } : null,
    );
    return changed !== null;
  }

  claimReminder(id: string, at: string): Promise<boolean | null> {
    return this.#change(id, (file) => reminded(file, at));
  }

  async releaseReminder(id: string): Promise<void> {
    await this.#change(id, (file) => ({ ...file, reminded_at: undefined }));
  }

  /** Enquiries that a target got in this time. @throws OutboxFault */
  received(from: number, to: number): Promise<readonly string[]> {
    return this.#steps.run(async () => {
      const { aside, receipts } = this.#folders;
      const stored = [...this.#waiting].map(([id, waiting]) => ({ id, ...waiting }));
      await this.#folders.each(aside, await aside.names(), (file) =>
        stored.push({ id: file.lead.id, ...asWaiting(file) }),
      );
      const partly = stored.filter(({ acknowledged }) => acknowledged.length > 0);
      const names = new Set(await receipts.names());
      for (const name of this.#deliveredAt.keys()) if (!names.has(name)) this.#deliveredAt.delete(name);
      for (const name of names)
        if (!this.#deliveredAt.has(name)) this.#deliveredAt.set(name, (await receipts.writtenAt(name)) ?? 0);
      const times = [
        ...partly.map(({ id, storedAt }) => [id, storedAt] as const),
        ...[...this.#deliveredAt].map(([name, at]) => [idOfFile(name), at] as const),
      ];
      return times.flatMap(([id, at]) => (at > from && at <= to ? [id] : []));
    });
  }

  photos(lead: Lead): Promise<readonly StoredPhoto[]> {
    return this.#folders.photos.read(lead);
  }

  /** Records a target's answer. Keeps photographs for staff if none of `photoTargets` has them. @throws OutboxFault */
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

async function settleLead(
  folders: OutboxFolders,
  before: StoredLead,
  { targets, photoTargets, outcome }: Settlement,
): Promise<StoredLead | 'delivered' | 'aside'> {
  const { waiting, aside } = folders;
  const name = fileNameOf(before.lead.id);
  const now = new Date().toISOString();
  const stored = outcome === undefined ? before : withOutcome(before, outcome, now);
  const isSettled = pendingTargets(stored, targets).length === 0;
  const isRefused = stored.refused.length > 0;
  if (!isSettled || isRefused) await waiting.write(name, serializeRecord(stored));
  if (!isSettled) return stored;
  if (isRefused) {
    await waiting.move(name, aside);
    return 'aside';
  }
  const arePhotosDelivered = stored.acknowledged.some((target) => photoTargets.includes(target));
  await finish(folders, stored, now, arePhotosDelivered);
  return 'delivered';
}

function withOutcome(stored: StoredLead, { target, refusal }: Outcome, at: string): StoredLead {
  if (refusal === undefined) return { ...stored, acknowledged: [...new Set([...stored.acknowledged, target])] };
  return { ...stored, refused: [...stored.refused, { target, reason: refusal, at }] };
}

/** After an interruption, the enquiry still has its photographs, or the target has both. */
async function finish(
  folders: OutboxFolders,
  stored: StoredLead,
  now: string,
  arePhotosDelivered: boolean,
): Promise<void> {
  const { waiting, receipts, photos } = folders;
  const { id } = stored.lead;
  const count = photoDigests(stored.lead).length;
  const name = fileNameOf(id);
  if (!arePhotosDelivered) await photos.retain(id, count);
  await receipts.write(name, serializeRecord(receiptOf(stored, now)));
  await waiting.remove(name);
  if (arePhotosDelivered) await photos.remove(id, count);
}

const asWaiting = ({ stored_at, acknowledged, refused }: StoredLead): Waiting => ({
  storedAt: Date.parse(stored_at),
  acknowledged,
  refused,
});
