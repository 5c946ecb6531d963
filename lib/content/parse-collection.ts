import { LRUCache } from 'lru-cache';
import { env } from '../config/env';
import { log } from '../config/log';
import { allowedSources } from './allowed-sources';
import { camelKeys } from './camel-keys';
import { COLLECTION_DOCUMENTS, type CollectionName, type EntityOf } from './collections';
import { type Fault, parseDocument } from './parse-document';
import { isPublic } from './public-statuses';
import { withShownPictures } from './shown-pictures';

/** Faults already logged, so that a broken document is logged once and not at each refresh. */
const said = new LRUCache<string, true>({ max: 1_000, ttl: 86_400_000 });

export type Dropped = { readonly outcome: 'document dropped' | 'field dropped'; readonly fault: Fault };

/** Logs the documents and fields that were dropped. */
export function logDropped(collection: CollectionName, dropped: readonly Dropped[]): void {
  for (const { outcome, fault } of dropped) {
    const { id, field } = fault;
    const reason = fault.issue.message;
    const key = JSON.stringify([outcome, collection, id, field, reason]);
    if (said.has(key)) continue;
    said.set(key, true);
    log('warn', outcome, { collection, id, field, reason });
  }
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

/**
 * Turns raw documents into frozen entities. Drops invalid documents, and pictures with an address that visitors may not
 * load. If two documents have the same id, the first one wins. `tell` receives everything dropped; the default logs it.
 */
export function parseCollection<Name extends CollectionName>(
  name: Name,
  documents: readonly unknown[],
  tell = (dropped: readonly Dropped[]) => logDropped(name, dropped),
): ReadonlyMap<string, EntityOf<Name>> {
  const entities = new Map<string, EntityOf<Name>>();
  const dropped: Dropped[] = [];
  const allowed = allowedSources(env());
  const drop = (outcome: Dropped['outcome'], faults: readonly Fault[]) =>
    dropped.push(...faults.map((fault) => ({ outcome, fault })));
  for (const raw of documents) {
    const parsed = parseDocument(COLLECTION_DOCUMENTS[name], raw);
    if (!parsed.ok) {
      drop('document dropped', parsed.faults);
      continue;
    }
    const { document, faults } = withShownPictures(parsed.value, allowed);
    drop('field dropped', [...parsed.dropped, ...faults]);
    // The cast is safe, because the schema was looked up by the same name as the entity type.
    const entity = camelKeys(document) as EntityOf<Name>;
    if (isPublic(entity) && !entities.has(entity.id)) entities.set(entity.id, deepFreeze(entity));
  }
  tell(dropped);
  return entities;
}
