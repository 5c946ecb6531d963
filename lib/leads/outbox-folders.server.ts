import 'server-only';
import { join } from 'node:path';
import { errorText, log } from '../config/log';
import { DurableFolder } from './durable-file.server';
import { type Lead, leadFingerprint, leadReference, photoDigests } from './lead';
import { fileNameOf, idOfFile, parseReceipt, parseStoredLead, type Receipt, type StoredLead } from './stored-lead';

export type StoredPhoto = {
  /** The position among the photographs, from 1. */
  readonly number: number;
  /** The digest of the photograph as it was sent, not of `bytes`. */
  readonly digest: string;
  readonly bytes: Buffer;
};

const READ_AT_ONCE = 16;

/** An unreadable file keeps its bytes under this ending. */
const UNREADABLE = '.unreadable';

export class OutboxFolders {
  readonly waiting: DurableFolder;
  readonly aside: DurableFolder;
  readonly receipts: DurableFolder;
  readonly photos: LeadPhotos;
  readonly #failed = new Set<string>();

  constructor(readonly path: string) {
    this.waiting = new DurableFolder(join(path, 'waiting'));
    this.aside = new DurableFolder(join(path, 'aside'));
    this.receipts = new DurableFolder(join(path, 'receipts'));
    this.photos = new LeadPhotos(path);
  }

  all(): readonly DurableFolder[] {
    return [this.waiting, this.aside, this.receipts, ...this.photos.folders()];
  }

  async text(folder: DurableFolder, name: string): Promise<string | null> {
    return (await folder.read(name))?.toString() ?? null;
  }

  async readLead(folder: DurableFolder, name: string): Promise<StoredLead | null> {
    const text = await this.text(folder, name);
    const stored = text === null ? null : parseStoredLead(name, text);
    if (text !== null && stored === null && folder === this.waiting) {
      log('error', 'lead unreadable, set aside', { file: name });
      await folder.move(name, this.aside, `${name}${UNREADABLE}`);
    }
    return stored;
  }

  /** Returns null for a file that cannot be read, for example one of root, and logs it once. */
  async #readOne<Result>(
    folder: DurableFolder,
    name: string,
    read: (name: string) => Promise<Result>,
  ): Promise<Result | null> {
    const path = join(folder.path, name);
    try {
      const result = await read(name);
      this.#failed.delete(path);
      return result;
    } catch (error) {
      if (!this.#failed.has(path)) log('error', 'outbox file not read', { file: name, reason: errorText(error) });
      this.#failed.add(path);
      return null;
    }
  }

  async each(folder: DurableFolder, names: readonly string[], onLead: (stored: StoredLead) => void): Promise<void> {
    const queue = [...names];
    const read = async () => {
      for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
        const stored = await this.#readOne(folder, name, (file) => this.readLead(folder, file));
        if (stored !== null) onLead(stored);
      }
    };
    await Promise.all(Array.from({ length: READ_AT_ONCE }, read));
  }

  /** The file of an enquiry, or its receipt. */
  async record(id: string): Promise<{ folder: DurableFolder; record: StoredLead | Receipt } | null> {
    const name = fileNameOf(id);
    for (const folder of [this.waiting, this.aside]) {
      const record = await this.readLead(folder, name);
      if (record !== null) return { folder, record };
    }
    const text = await this.text(this.receipts, name);
    const record = text === null ? null : parseReceipt(name, text);
    return record === null ? null : { folder: this.receipts, record };
  }

  async fingerprint(id: string): Promise<string | null> {
    const { record } = (await this.record(id)) ?? {};
    if (record === undefined) return null;
    return 'lead' in record ? leadFingerprint(record.lead) : record.fingerprint;
  }

  /** Deletes photographs older than `before`, in Unix milliseconds, that have no enquiry. */
  async purgePhotos(before: number): Promise<void> {
    // Photographs are listed first, because an enquiry is stored after its photographs and may go at any time.
    const photos = await this.photos.waiting.names();
    const names = [...(await this.waiting.names()), ...(await this.aside.names())];
    const ids = new Set(names.map(idOfFile));
    await this.photos.clear(
      photos.filter((name) => !ids.has(idOfFile(name))),
      before,
    );
  }

  async #isOldReceipt(name: string, before: number): Promise<boolean> {
    const text = await this.text(this.receipts, name);
    const found = text === null ? null : parseReceipt(name, text);
    return found === null || Date.parse(found.at) < before;
  }

  async purgeReceipts(before: number): Promise<void> {
    const old: string[] = [];
    for (const name of await this.receipts.names()) {
      const isOld = await this.#readOne(this.receipts, name, (file) => this.#isOldReceipt(file, before));
      if (isOld) old.push(name);
    }
    if (old.length > 0) await this.receipts.remove(...old);
  }
}

/** `retained` has photographs of enquiries whose targets do not store photographs. */
class LeadPhotos {
  readonly waiting: DurableFolder;
  readonly retained: DurableFolder;

  constructor(path: string) {
    this.waiting = new DurableFolder(join(path, 'photos'));
    this.retained = new DurableFolder(join(path, 'photos-stayed'));
  }

  folders(): readonly DurableFolder[] {
    return [this.waiting, this.retained];
  }

  async write(id: string, photos: readonly Uint8Array[]): Promise<void> {
    for (const [index, bytes] of photos.entries()) await this.waiting.write(photoFileOf(id, index + 1), bytes);
  }

  /** Returns the photographs that exist. A lost photograph does not delay its enquiry. */
  async read(lead: Lead): Promise<StoredPhoto[]> {
    const { id } = lead;
    const found: StoredPhoto[] = [];
    for (const [index, digest] of photoDigests(lead).entries()) {
      const name = photoFileOf(id, index + 1);
      const bytes = (await this.waiting.read(name)) ?? (await this.retained.read(name));
      if (bytes !== null) found.push({ number: index + 1, digest, bytes });
      else log('error', 'photograph lost', { reference: leadReference(id), number: index + 1 });
    }
    return found;
  }

  async remove(id: string, count: number): Promise<void> {
    if (count === 0) return;
    await this.waiting.remove(...namesOf(id, count));
    await this.retained.remove(...namesOf(id, count));
  }

  async retain(id: string, count: number): Promise<void> {
    for (const name of namesOf(id, count))
      if ((await this.waiting.writtenAt(name)) !== null) await this.waiting.move(name, this.retained);
  }

  async clear(names: readonly string[], before: number): Promise<void> {
    const old: string[] = [];
    for (const name of names) {
      const at = await this.waiting.writtenAt(name);
      if (at !== null && at < before) old.push(name);
    }
    if (old.length > 0) await this.waiting.remove(...old);
  }
}

export const photoFileOf = (id: string, number: number): string => `${id}-${number}.jpg`;

const namesOf = (id: string, count: number) => Array.from({ length: count }, (_, index) => photoFileOf(id, index + 1));
