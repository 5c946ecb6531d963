import { isDeepStrictEqual } from 'node:util';
import type { CollectionName, EntityOf } from './collections';
import { eventLoopYielder } from './event-loop-yielder';
import { type Dropped, logDropped, parseCollection } from './parse-collection';
import type { Documents } from './source';

/**
 * Turns raw documents into frozen entities like `parseCollection`, but yields to the event loop so that the server can
 * handle requests while it reads 100,000 listings. Reuses the object in `before` for an unchanged document, which saves
 * memory. Rejects if iterating over the documents throws.
 */
export async function gatherCollection<Name extends CollectionName>(
  name: Name,
  documents: Documents,
  before: ReadonlyMap<string, EntityOf<Name>>,
): Promise<ReadonlyMap<string, EntityOf<Name>>> {
  const entities = new Map<string, EntityOf<Name>>();
  const dropped: Dropped[] = [];
  const yieldIfDue = eventLoopYielder();
  for await (const document of documents) {
    const parsed = parseCollection(name, [document], (faults) => dropped.push(...faults));
    for (const [id, entity] of parsed) {
      const prior = before.get(id);
      // If two documents have the same id, the first one wins.
      if (!entities.has(id)) entities.set(id, prior !== undefined && isDeepStrictEqual(entity, prior) ? prior : entity);
    }
    await yieldIfDue();
  }
  logDropped(name, dropped);
  return entities;
}
