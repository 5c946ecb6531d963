import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { env } from '../config/env';
import { processSingleton } from '../config/process-singleton';
import { recordRead } from './change-log';
import { COLLECTION_NAMES, type CollectionName, type EntityOf } from './collections';
import { embeddedSource } from './embedded-source.server';
import { createSnapshots, type Entities, type Snapshots } from './snapshots';
import type { ContentStatus } from './source';

async function openStore(): Promise<Snapshots> {
  const { CONTENT_DIR, FIREBASE_PROJECT_ID } = env();
  if (FIREBASE_PROJECT_ID === undefined) return createSnapshots(embeddedSource(CONTENT_DIR));
  // Loaded on demand, so that a site with embedded content does not load the database clients.
  const { openFirestoreContent } = await import('./firestore-content.server');
  return openFirestoreContent(FIREBASE_PROJECT_ID, env());
}

type Store = { readonly opening: Promise<Snapshots>; opened?: Snapshots };

export const contentStore = processSingleton('content', (): Store => {
  const store: Store = {
    opening: openStore().then((opened) => {
      store.opened = opened;
      return opened;
    }),
  };
  return store;
});

const store = () => contentStore.get().opening;

const NOTHING = new Map<string, never>();

/** A collection by id. Empty while its first load fails, so that pages still render. The failure is logged. */
export async function entities<Name extends CollectionName>(name: Name): Promise<Entities<Name>> {
  return entitiesOrFail(name).catch(() => NOTHING);
}

/** Like `entities`, but rejects if the collection was never loaded. */
export async function entitiesOrFail<Name extends CollectionName>(name: Name): Promise<Entities<Name>> {
  recordRead(name);
  return (await store()).get(name);
}

/** Like `entitiesOrFail`, but uses a one-time query of the source (specification §7). The caller caches the result. */
export async function queryOnce<Name extends CollectionName>(name: Name): Promise<Entities<Name>> {
  recordRead(name);
  return (await store()).query(name);
}

/** Undefined if there is none. Rejects before the first load, because search engines must not get a false 404. */
export async function entity<Name extends CollectionName>(name: Name, id: string): Promise<EntityOf<Name> | undefined> {
  return (await entitiesOrFail(name)).get(id);
}

/** Loads everything at startup, so that no visitor waits. Load failures are only logged. @throws EnvError */
export async function warmContent(): Promise<void> {
  await store();
  await Promise.all(COLLECTION_NAMES.map((name) => entities(name)));
}

export async function refreshContent(): Promise<void> {
  await (await store()).refresh();
}

const notOpened = (): ContentStatus => ({
  source: env().FIREBASE_PROJECT_ID === undefined ? 'embedded' : 'firestore',
  missing: COLLECTION_NAMES,
  ageSeconds: null,
  documents: 0,
  reads: { lastHour: 0, total: 0 },
});

/** Resolves immediately, even during the first load, which may take a minute: a health check must not wait for it. */
export async function contentStatus(): Promise<ContentStatus> {
  const opened = store().then((snapshots) => snapshots.status());
  return Promise.race([opened, nextTurn().then(notOpened)]);
}

/** Whether a page rendered now may lack content, because a collection was never loaded. */
export const isContentMissing = (): boolean => (contentStore.peek()?.opened?.status().missing.length ?? 0) > 0;
