import type { CollectionName } from '../../lib/content/collections';
import { batches, type Database, type Write } from './database';
import type { Progress } from './progress';
import type { Fields } from './row';
import { isoStamp } from './stamp';

/**
 * Writes whole documents, one batch after the other. Sets `updated_at` to the time of the batch, because running sites
 * query for documents with a newer `updated_at`. With `keepStamps`, documents keep an existing `updated_at`.
 */
export async function writeDocuments(
  database: Database,
  collection: CollectionName,
  documents: readonly Fields[],
  progress: Progress,
  { keepStamps }: { readonly keepStamps: boolean },
): Promise<void> {
  const writes = documents.map(({ id, ...fields }): Write => ({ id: String(id), fields }));
  for (const batch of batches(writes)) {
    const updated_at = isoStamp(Math.floor(Date.now() / 1_000) * 1_000);
    const stamped = batch.map(({ id, fields }) => ({
      id,
      fields: keepStamps ? { updated_at, ...fields } : { ...fields, updated_at },
    }));
    await database.commit(collection, stamped);
    progress.add(batch.length);
  }
}

/** Deletes documents for good. */
export async function deleteDocuments(
  database: Database,
  collection: CollectionName,
  ids: readonly string[],
  progress: Progress,
): Promise<void> {
  for (const batch of batches(ids.map((id): Write => ({ id, fields: null })))) {
    await database.commit(collection, batch);
    progress.add(batch.length);
  }
}
