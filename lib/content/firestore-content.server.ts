import 'server-only';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { CACHE_LIFETIME_MS } from '../config/constants';
import type { Env } from '../config/env';
import { errorText, log } from '../config/log';
import { GenerationChanged, privateBucket, type StorageBucket } from '../http/storage-bucket.server';
import { COLLECTION_NAMES, type CollectionName } from './collections';
import { Journal, journalPath } from './live/journal.server';
import { listenStreams } from './live/listen-stream.server';
import { LiveContent } from './live/live-content';
import { oneTimeQueries, publicSource } from './public-source.server';
import { serviceAccount } from './service-account.server';
import { createSnapshots, type Snapshots } from './snapshots';
import { createReadCounter } from './source';

/** Follows a Firebase project in real time; without a service account it reads public documents every ten minutes. */
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

/** Firestore can resume from a read time within the last hour. With an older export it sends every document again. */
const EXPORT_EVERY_MS = 2_700_000;

const CHECK_EVERY_MS = 300_000;

export type ContentExport = { readonly bucket: StorageBucket; readonly prefix: string; readonly folder: string };

const objectOf = ({ prefix }: ContentExport, name: CollectionName) => `${prefix}/${name}.jsonl.gz`;

async function importOne(from: ContentExport, name: CollectionName): Promise<void> {
  const path = journalPath(from.folder, name);
  const object = objectOf(from, name);
  const exported = await from.bucket.stat(object);
  const own = await stat(path).catch(() => null);
  if (exported === null || (own !== null && own.mtime >= exported.updatedAt)) return;
  const found = await from.bucket.get(object);
  if (found === null) return;
  await mkdir(dirname(path), { recursive: true });
  await pipeline(Readable.from([found.bytes]), createGunzip(), createWriteStream(`${path}.new`));
  await rename(`${path}.new`, path);
}

/** Replaces older journals on disk with those in the bucket. Never rejects; failures are logged. */
export async function importContent(from: ContentExport): Promise<void> {
  // A journal must not be replaced once the collection is being followed, so wait for all imports.
  const imports = await Promise.allSettled(COLLECTION_NAMES.map((name) => importOne(from, name)));
  const failed = imports.find((result) => result.status === 'rejected');
  if (failed !== undefined) log('warn', 'content export not read', { reason: errorText(failed.reason) });
}

/** Uploads a journal if the last export is too old. With several replicas, the first one does it. */
async function exportOne(to: ContentExport, name: CollectionName, runExclusive: RunExclusive): Promise<void> {
  const object = objectOf(to, name);
  const last = await to.bucket.stat(object);
  if (last !== null && Date.now() - last.updatedAt.getTime() < EXPORT_EVERY_MS) return;
  const path = journalPath(to.folder, name);
  const bytes = await runExclusive(name, () => pipeline(createReadStream(path), createGzip(), buffer));
  await to.bucket.put(object, bytes, { contentType: 'application/gzip', ifGeneration: last?.generation ?? '0' });
}

type RunExclusive = <Result>(name: CollectionName, work: () => Promise<Result>) => Promise<Result>;

let isFailing = false;

/** Exports the journals that are due. Never rejects. Logs the first failure after a success. */
export async function exportContent(to: ContentExport, runExclusive: RunExclusive): Promise<void> {
  try {
    for (const name of COLLECTION_NAMES)
      await exportOne(to, name, runExclusive).catch((error: unknown) => {
        if (!(error instanceof GenerationChanged)) throw error;
      });
    isFailing = false;
  } catch (error) {
    if (!isFailing) log('warn', 'content not exported', { reason: errorText(error) });
    isFailing = true;
  }
}

function exportHourly(to: ContentExport, runExclusive: RunExclusive, isInSync: () => boolean): void {
  const check = () => void (isInSync() && exportContent(to, runExclusive));
  check();
  setInterval(check, CHECK_EVERY_MS).unref();
}
