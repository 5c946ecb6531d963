import 'server-only';
import { basename, join } from 'node:path';
import { CACHE_LIFETIME_MS } from '../config/constants';
import type { Env } from '../config/env';
import { log } from '../config/log';
import { privateBucket } from '../http/storage-bucket.server';
import type { CollectionName } from './collections';
import { exportHourly, importContent } from './live/content-export.server';
import { Journal } from './live/journal.server';
import { listenStreams } from './live/listen-stream.server';
import { LiveContent } from './live/live-content';
import { oneTimeQueries } from './one-time-queries';
import { publicSource } from './public-source.server';
import { createReadCounter } from './read-counter';
import { serviceAccount } from './service-account.server';
import { createSnapshots, type Snapshots } from './snapshots';

/**
 * Opens the content of a Firebase project, with stored content as a fallback. With a service account it follows changes
 * in real time. Without one it reads the public documents again every ten minutes.
 */
export async function openFirestoreContent(projectId: string, settings: Env): Promise<Snapshots> {
  const { FIREBASE_API_KEY: apiKey, FIRESTORE_EMULATOR_HOST: emulator, DATA_DIR } = settings;
  const source = publicSource({ projectId, apiKey, emulator });
  if ((await serviceAccount(settings)) === null) {
    log('warn', 'content read without a service account', {
      project: projectId,
      everyMinutes: CACHE_LIFETIME_MS / 60_000,
    });
    return createSnapshots(source);
  }
  // Each project has its own folder, and so does its emulator.
  const folder = join(DATA_DIR, 'content', emulator === undefined ? projectId : `${projectId}-emulator`);
  const live = new LiveContent({
    openStream: await listenStreams({ projectId, emulator }),
    reads: createReadCounter(),
    journal: (collection) => new Journal(folder, collection),
  });
  const bucket = await privateBucket(settings);
  const exportTarget = bucket && { bucket, prefix: `content/${basename(folder)}`, folder };
  if (exportTarget) await importContent(exportTarget);
  await live.start();
  if (exportTarget)
    exportHourly(
      exportTarget,
      (name, work) => live.runExclusive(name, work),
      () => live.isInSync,
    );
  return {
    async get<Name extends CollectionName>(name: Name) {
      const entities = live.get(name);
      if (entities === undefined) throw new Error(`${name} has not been loaded yet`);
      return entities;
    },
    query: oneTimeQueries(live, source),
    // The listen stream delivers changes by itself.
    refresh: async () => undefined,
    status: () => live.status(),
  };
}
