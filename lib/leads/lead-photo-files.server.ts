import 'server-only';
import { join } from 'node:path';
import { log } from '../config/log';
import { DurableFolder } from './durable-file.server';
import { type Lead, leadReference, photoDigests } from './lead';

/** A stored photograph of an enquiry: JPEG without metadata. */
export type StoredPhoto = {
  /** From 1, in the order in which they were sent. */
  readonly number: number;
  /** The digest of the bytes that were sent (`Lead`), not of these. */
  readonly digest: string;
  readonly bytes: Buffer;
};

export const photoFileOf = (id: string, number: number): string => `${id}-${number}.jpg`;

const namesOf = (id: string, count: number) => Array.from({ length: count }, (_, index) => photoFileOf(id, index + 1));

/** Photographs of waiting enquiries, and of those whose targets do not store photographs. */
export class LeadPhotos {
  readonly waiting: DurableFolder;
  readonly retained: DurableFolder;

  constructor(path: string) {
    this.waiting = new DurableFolder(join(path, 'photos'));
    this.retained = new DurableFolder(join(path, 'photos-stayed'));
  }

  folders(): readonly DurableFolder[] {
    return [this.waiting, this.retained];
  }

  /** Resolves when they are on the disk. */
  async write(id: string, photos: readonly Uint8Array[]): Promise<void> {
    for (const [index, bytes] of photos.entries()) await this.waiting.write(photoFileOf(id, index + 1), bytes);
  }

  /** The photographs that exist. A lost one does not hold an enquiry back. */
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

  /** Keeps the photographs of an enquiry that is delivered without them. */
  async retain(id: string, count: number): Promise<void> {
    for (const name of namesOf(id, count))
      if ((await this.waiting.writtenAt(name)) !== null) await this.waiting.move(name, this.retained);
  }

  /** Clears those of these files that were written before an instant, in milliseconds of the wall clock. */
  async clear(names: readonly string[], before: number): Promise<void> {
    const old: string[] = [];
    for (const name of names) {
      const at = await this.waiting.writtenAt(name);
      if (at !== null && at < before) old.push(name);
    }
    if (old.length > 0) await this.waiting.remove(...old);
  }
}
