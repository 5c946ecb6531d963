import 'server-only';
import { join } from 'node:path';
import type { Env } from '../../config/env';
import { firestoreSource } from '../firestore.server';
import type { Snapshots } from '../snapshots';
import { createConnection } from './connection';
import { keptCollection } from './kept-documents.server';
import { createLiveContent } from './live-content';
import { createReadCounter } from './read-counter';

/** The content of a Firebase project, with something to show: what an earlier process kept, or what was loaded first. */
export async function openLiveContent(projectId: string, settings: Env): Promise<Snapshots> {
  const { FIREBASE_API_KEY, FIRESTORE_EMULATOR_HOST, DATA_DIR } = settings;
  const connection = createConnection();
  const reads = createReadCounter();
  const firestore = {
    projectId,
    ...(FIREBASE_API_KEY === undefined ? {} : { apiKey: FIREBASE_API_KEY }),
    ...(FIRESTORE_EMULATOR_HOST === undefined ? {} : { emulator: FIRESTORE_EMULATOR_HOST }),
  };
  // What one project has is nothing to another, nor a project to its emulator.
  const folder = join(DATA_DIR, 'content', FIRESTORE_EMULATOR_HOST === undefined ? projectId : `${projectId}-emulator`);
  const content = createLiveContent({
    source: firestoreSource(firestore, connection, reads),
    connection,
    reads,
    kept: (collection) => keptCollection(folder, collection),
  });
  await content.start();
  return content;
}
