import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { env } from '../config/env';
import { COLLECTION_NAMES, type CollectionName, type EntityOf } from './collections';
import type { ContentStatus } from './content-status';
import { embeddedSource } from './embedded-source.server';
import { noteRead } from './read-tags';
import { createSnapshots, type Entities, type Snapshots } from './snapshots';

// Next gives its start-up hook, its pages and its middleware each their own copy of a module; the process has one store.
declare global {
  var rommaiContent: Promise<Snapshots> | undefined;
  var rommaiOpenContent: Snapshots | undefined;
}

async function openStore(): Promise<Snapshots> {
  const { CONTENT_DIR, FIREBASE_PROJECT_ID } = env();
  if (FIREBASE_PROJECT_ID === undefined) return createSnapshots(embeddedSource(CONTENT_DIR));
  // A site with embedded content does not load the database's clients.
  const { openFirestoreContent } = await import('./firestore-content.server');
  return openFirestoreContent(FIREBASE_PROJECT_ID, env());
}

function store(): Promise<Snapshots> {
  globalThis.rommaiContent ??= openStore().then((opened) => {
    globalThis.rommaiOpenContent = opened;
    return opened;
  });
  return globalThis.rommaiContent;
}

const NOTHING = new Map<string, never>();

/** A collection by id. While its first load fails it is empty, so that a page stays whole; the failure is logged. */
export async function entities<Name extends CollectionName>(name: Name): Promise<Entities<Name>> {
  return entitiesOrFail(name).catch(() => NOTHING);
}

/** Like `entities`, but rejects while the source has never answered. */
export async function entitiesOrFail<Name extends CollectionName>(name: Name): Promise<Entities<Name>> {
  noteRead(name);
  return (await store()).get(name);
}

/** Like `entitiesOrFail`, by a one-time query of the source (specification §7). The caller caches the result. */
export async function queried<Name extends CollectionName>(name: Name): Promise<Entities<Name>> {
  noteRead(name);
  return (await store()).query(name);
}

/**
 * One document of a collection, or undefined. Rejects before the first load: a search engine must not be told that the
 * document does not exist.
 */
export async function entity<Name extends CollectionName>(name: Name, id: string): Promise<EntityOf<Name> | undefined> {
  return (await entitiesOrFail(name)).get(id);
}

/**
 * Loads every collection, so that the first visitor does not wait for it. Failures to load are logged where they happen.
 * @throws EnvError for credentials that cannot be used
 */
export async function warmContent(): Promise<void> {
  await store();
  await Promise.all(COLLECTION_NAMES.map((name) => entities(name)));
}

/** Reads changes from the source now. Resolves when pages show them. */
export async function refreshContent(): Promise<void> {
  await (await store()).refresh();
}

/** Before the source has been opened. */
const notOpened = (): ContentStatus => ({
  source: env().FIREBASE_PROJECT_ID === undefined ? 'embedded' : 'firestore',
  missing: COLLECTION_NAMES,
  ageSeconds: null,
  documents: 0,
  reads: { lastHour: 0, total: 0 },
});

/** Answers at once, also during the first load, which may take a minute: a health check must not wait for it. */
export async function contentStatus(): Promise<ContentStatus> {
  const opened = store().then((snapshots) => snapshots.status());
  return Promise.race([opened, nextTurn().then(notOpened)]);
}

/** Whether a page that is rendered now may lack content, because a collection has not been loaded. */
export const isContentMissing = (): boolean => (globalThis.rommaiOpenContent?.status().missing.length ?? 0) > 0;
