import { isDeepStrictEqual } from 'node:util';
import type { CollectionName, EntityOf } from './collections';
import { eventLoopYielder } from './event-loop-yielder';
import { type Dropped, logDropped, parseCollection } from './parse-collection';
import type { Documents } from './source';

/**
 * Turns raw documents into frozen entities as `parseCollection` does, a few at a time, so that requests are answered
 * while a hundred thousand homes are read. A document that is as it was `before` stays the same object: nothing that has
 * not changed is held twice. Rejects with what the documents throw while they are gone through.
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
      const known = before.get(id);
      // Of two with one id the first stays.
      if (!entities.has(id)) entities.set(id, known !== undefined && isDeepStrictEqual(entity, known) ? known : entity);
    }
    await yieldIfDue();
  }
  logDropped(name, dropped);
  return entities;
}
