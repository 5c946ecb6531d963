import 'server-only';
import { env } from '../config/env';
import { log } from '../config/log';
import { COLLECTION_NAMES, type CollectionName, type EntityOf } from './collections';
import { embeddedSource } from './embedded-source.server';
import { createSnapshots, type Entities, type Snapshots } from './snapshots';

// Next gives its start-up hook, its pages and its middleware each their own copy of a module; the process has one store.
declare global {
  var rommaiContent: Snapshots | undefined;
}

function openStore(): Snapshots {
  const { CONTENT_DIR, FIREBASE_PROJECT_ID } = env();
  if (FIREBASE_PROJECT_ID !== undefined) {
    log('warn', 'FIREBASE_PROJECT_ID is set, but this build has no Firestore source yet: serving embedded content');
  }
  return createSnapshots(embeddedSource(CONTENT_DIR));
}

function store(): Snapshots {
  globalThis.rommaiContent ??= openStore();
  return globalThis.rommaiContent;
}

const NOTHING = new Map<string, never>();

/** A collection by id. While its first load fails it is empty, so that a page stays whole; the failure is logged. */
export async function entities<Name extends CollectionName>(name: Name): Promise<Entities<Name>> {
  return store()
    .get(name)
    .catch(() => NOTHING);
}

/** Like `entities`, but rejects while the source has never answered. */
export function entitiesOrFail<Name extends CollectionName>(name: Name): Promise<Entities<Name>> {
  return store().get(name);
}

/** One document of a collection, or undefined. */
export async function entity<Name extends CollectionName>(name: Name, id: string): Promise<EntityOf<Name> | undefined> {
  return (await entities(name)).get(id);
}

/** Loads every collection, so that the first visitor does not wait for it. Failures are logged where they happen. */
export async function warmContent(): Promise<void> {
  await Promise.all(COLLECTION_NAMES.map((name) => entities(name)));
}
