import { z } from 'zod';
import { COLLECTION_DOCUMENTS, type CollectionName } from './collections';

/** Statuses that visitors may see. A sold or reserved listing keeps its page (content-model.md). */
const PUBLIC_STATUSES: readonly string[] = ['Active', 'Reserved', 'Sold'];

/** The public statuses of a collection's documents. Null if its documents have no status. */
export function publicStatuses(collection: CollectionName): readonly string[] | null {
  const { shape } = COLLECTION_DOCUMENTS[collection];
  const status = 'record_status' in shape ? shape.record_status : undefined;
  if (!(status instanceof z.ZodEnum)) return null;
  return status.options.map(String).filter((option) => PUBLIC_STATUSES.includes(option));
}

/** Whether visitors may see a parsed document. */
export const isPublic = (entity: object): boolean =>
  !('recordStatus' in entity) || PUBLIC_STATUSES.includes(String(entity.recordStatus));
