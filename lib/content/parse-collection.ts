import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import { env } from '../config/env';
import { log } from '../config/log';
import { isRecord } from '../http/json';
import { type AllowedSources, allowedSources } from './allowed-sources';
import { COLLECTION_DOCUMENTS, type CollectionName, camelKeys, type EntityOf, isPublic } from './collections';
import { memoize } from './memoize';
import { type Fault, parseDocument } from './parse-document';
import { addressFault } from './picture-address';
import type { Documents } from './source';

const SINGLE_PICTURES = ['cover', 'photo'] as const;

const allowedNow = memoize(allowedSources);

/** Removes pictures that the site may not show, so that they are neither counted nor named. One fault per picture. */
function withShownPictures<Document extends { id: string }>(document: Document, allowed: AllowedSources) {
  const faults: Fault[] = [];
  const isShown = (url: unknown, field: string): boolean => {
    const fault = typeof url === 'string' ? addressFault(url, allowed) : undefined;
    if (fault !== undefined) {
      const message = `${fault}: ${String(url)}`;
      faults.push({ id: document.id, field, issue: { code: 'custom', path: field.split('.'), message, input: url } });
    }
    return fault === undefined;
  };
  const shown: Record<string, unknown> = { ...document };
  for (const key of SINGLE_PICTURES) {
    const picture = shown[key];
    if (isRecord(picture) && !isShown(picture.url, `${key}.url`)) delete shown[key];
  }
  if (Array.isArray(shown.media))
    shown.media = shown.media.flatMap((item, index) => shownMedia(item, `media.${index}`));
  return { document: shown, faults };

  function shownMedia(item: unknown, field: string): unknown[] {
    if (!isRecord(item)) return [item];
    if (item.kind === 'photo' || item.kind === 'floor-plan') return isShown(item.url, `${field}.url`) ? [item] : [];
    const { poster, ...others } = item;
    return [isShown(poster, `${field}.poster`) ? item : others];
  }
}

/** Faults already logged, so that a broken document is logged once and not at each refresh. */
const logged = new LRUCache<string, true>({ max: 1_000, ttl: 86_400_000 });

export type Dropped = { readonly outcome: 'document dropped' | 'field dropped'; readonly fault: Fault };

export function logDropped(collection: CollectionName, dropped: readonly Dropped[]): void {
  for (const { outcome, fault } of dropped) {
    const { id, field } = fault;
    const reason = fault.issue.message;
    const key = JSON.stringify([outcome, collection, id, field, reason]);
    if (logged.has(key)) continue;
    logged.set(key, true);
    log('warn', outcome, { collection, id, field, reason });
  }
}

/** Frozen entities of the valid documents, without pictures that visitors may not load. The first one of an id wins. */
export function parseCollection<Name extends CollectionName>(
  name: Name,
  documents: readonly unknown[],
  report = (dropped: readonly Dropped[]) => logDropped(name, dropped),
): ReadonlyMap<string, EntityOf<Name>> {
  const entities = new Map<string, EntityOf<Name>>();
  const dropped: Dropped[] = [];
  const allowed = allowedNow(env());
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
    // The schema was looked up by the same name as the entity type.
    const entity = camelKeys(document) as EntityOf<Name>;
    if (isPublic(entity) && !entities.has(entity.id)) entities.set(entity.id, entity);
  }
  report(dropped);
  return entities;
}

/** `parseCollection` that yields to the event loop and reuses equal objects of `before`. Rejects if reading fails. */
export async function parseCollectionInSlices<Name extends CollectionName>(
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
      if (!entities.has(id)) entities.set(id, prior !== undefined && isDeepStrictEqual(entity, prior) ? prior : entity);
    }
    await yieldIfDue();
  }
  logDropped(name, dropped);
  return entities;
}

const SLICE_MS = 10;
const IDLE_MS = 1;
const MAX_WAIT_MS = 100;

/** Await the returned function in each step of long work: it yields to the event loop after 10 ms of work. */
export function eventLoopYielder(yieldNow: () => Promise<void> = setImmediate): () => Promise<void> | undefined {
  let deadline = performance.now() + SLICE_MS;
  return () => {
    if (performance.now() < deadline) return undefined;
    return yieldNow().then(() => {
      deadline = performance.now() + SLICE_MS;
    });
  };
}

async function untilIdle(): Promise<void> {
  const latest = performance.now() + MAX_WAIT_MS;
  let begun: number;
  do {
    begun = performance.now();
    await setImmediate();
  } while (performance.now() - begun > IDLE_MS && performance.now() < latest);
}

/** For work that no visitor waits for: the next step follows when the event loop is idle, or after 100 ms. */
export const idleYielder = (): (() => Promise<void> | undefined) => eventLoopYielder(untilIdle);
