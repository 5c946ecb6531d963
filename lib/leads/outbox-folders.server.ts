import 'server-only';
import { join } from 'node:path';
import { errorText, log } from '../config/log';
import { DurableFolder } from './durable-file.server';
import { leadFingerprint } from './lead';
import { LeadPhotos } from './lead-photo-files.server';
import { fileNameOf, idOfFile, parseReceipt, parseStoredLead, type StoredLead } from './stored-lead';

const READ_AT_ONCE = 16;

/** What cannot be read keeps its bytes, under a name that nobody takes for an enquiry's. */
const UNREADABLE = '.unreadable';

/** The folders of an outbox: what waits, what was set aside, the receipts of what was delivered, and the photographs. */
export class OutboxFolders {
  readonly waiting: DurableFolder;
  readonly aside: DurableFolder;
  readonly receipts: DurableFolder;
  readonly photos: LeadPhotos;
  /** The paths of files that could not be read when they were last looked at. */
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

  /** An enquiry by the name of its file; one that cannot be read is set aside as it is. */
  async readLead(folder: DurableFolder, name: string): Promise<StoredLead | null> {
    const text = await this.text(folder, name);
    const stored = text === null ? null : parseStoredLead(name, text);
    if (text !== null && stored === null && folder === this.waiting) {
      log('error', 'lead unreadable, set aside', { file: name });
      await folder.move(name, this.aside, `${name}${UNREADABLE}`);
    }
    return stored;
  }

  /**
   * Reads one file of many; null where the system does not give it, as one that root put there. It stays as it is, is named
   * once, and keeps nobody from the others.
   */
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

  /** Every enquiry of a folder among these names that can be read, in no order. */
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

  /** The fingerprint of an enquiry that waits, was set aside or was delivered lately; null for one that is not known. */
  async fingerprint(id: string): Promise<string | null> {
    const name = fileNameOf(id);
    for (const folder of [this.waiting, this.aside]) {
      const stored = await this.readLead(folder, name);
      if (stored !== null) return leadFingerprint(stored.lead);
    }
    const text = await this.text(this.receipts, name);
    return text === null ? null : (parseReceipt(name, text)?.fingerprint ?? null);
  }

  /** Clears photographs from before an instant, in milliseconds of the wall clock, whose enquiry is neither here nor there. */
  async purgePhotos(before: number): Promise<void> {
    // Listed first: an enquiry is there before anybody may miss it, and may go meanwhile.
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

  /** Clears the receipts from before an instant, in milliseconds of the wall clock. */
  async purgeReceipts(before: number): Promise<void> {
    const old: string[] = [];
    for (const name of await this.receipts.names()) {
      const isOld = await this.#readOne(this.receipts, name, (file) => this.#isOldReceipt(file, before));
      if (isOld) old.push(name);
    }
    if (old.length > 0) await this.receipts.remove(...old);
  }
}
