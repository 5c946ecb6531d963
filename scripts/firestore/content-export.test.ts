import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { parseEnv } from '../../lib/config/env';
import { COLLECTION_NAMES } from '../../lib/content/collections';
import { type ContentExport, exportContent, importContent } from '../../lib/content/firestore-content.server';
import { privateBucket } from '../../lib/http/storage-bucket.server';
import { startFakeStorage } from '../../lib/http/testing/fake-storage';
import { type LocalFirestore, startFirestore } from './start';
import { home, openLive } from './testing/open-live';

let database: LocalFirestore;
let storage: Awaited<ReturnType<typeof startFakeStorage>>;
/** A replica that has exported its content, and its export, which each test finds in the storage. */
let source: ContentExport;
let sourceObjects: typeof storage.objects;
const folders: string[] = [];

/** The export settings of a replica with its own disk. */
async function replica(name = 'private'): Promise<ContentExport> {
  const bucket = await privateBucket(parseEnv({ PRIVATE_BUCKET: name, STORAGE_EMULATOR_HOST: storage.url }));
  if (bucket === null) throw new Error('expected a private bucket');
  const folder = mkdtempSync(join(tmpdir(), 'export-'));
  folders.push(folder);
  return { bucket, prefix: 'content/demo', folder };
}

/** Opens the live content, exports it and closes it. */
async function exported(to: ContentExport): Promise<void> {
  const live = await openLive(database, to.folder);
  await exportContent(to, live.runExclusive);
  await live.close();
}

/** A replica whose disk has the journals of `source`. */
async function replicaOfSource(): Promise<ContentExport> {
  const own = await replica();
  cpSync(source.folder, own.folder, { recursive: true, preserveTimestamps: true });
  return own;
}

/** Exports without waiting for the writes of live content. */
const alone = <Result>(_: string, work: () => Promise<Result>) => work();

const generations = () => [...storage.objects.values()].map(({ generation }) => generation);

beforeAll(async () => {
  database = await startFirestore({ seed: { listings: Array.from({ length: 40 }, (_, number) => home(number)) } });
  storage = await startFakeStorage('private');
  source = await replica();
  await exported(source);
  sourceObjects = new Map(storage.objects);
});
beforeEach(() => {
  storage.objects.clear();
  for (const [name, object] of sourceObjects) storage.objects.set(name, { ...object });
});
afterAll(async () => {
  for (const folder of folders) rmSync(folder, { recursive: true });
  await storage.stop();
  await database.stop();
});

it('a replica without a disk starts from the export and reads only the changes', async () => {
  await database.put('listings', 'rm-0002', null);
  const second = await replica();
  const before = database.reads().documents;
  await importContent(second);
  const live = await openLive(database, second.folder);
  expect((await live.content.get('listings')).size).toBeGreaterThanOrEqual(39);
  await vi.waitFor(async () => expect((await live.content.get('listings')).has('rm-0002')).toBe(false));
  expect(database.reads().documents - before).toBeLessThanOrEqual(COLLECTION_NAMES.length + 1);
  await live.close();
});

it('only one of several replicas writes the export, and again after an hour', async () => {
  storage.objects.clear();
  const replicas = [await replicaOfSource(), await replicaOfSource()];
  await Promise.all(replicas.map((each) => exportContent(each, alone)));
  const first = generations();
  expect(first).toHaveLength(COLLECTION_NAMES.length);
  await exportContent(source, alone);
  expect(generations()).toEqual(first);
  for (const object of storage.objects.values()) object.updatedAt = new Date(Date.now() - 3_600_000);
  await exportContent(source, alone);
  expect(Math.min(...generations())).toBeGreaterThan(Math.max(...first));
});

it('the import keeps a newer journal on disk', async () => {
  const own = await replicaOfSource();
  for (const object of storage.objects.values()) {
    object.updatedAt = new Date(Date.now() - 60_000);
    object.bytes = Buffer.from('not read');
  }
  await importContent(own);
  expect(readdirSync(own.folder).filter((file) => file.endsWith('.new'))).toEqual([]);
});

it('the import reads all other journals if one cannot be read', async () => {
  vi.stubEnv('LOG_LEVEL', 'silent');
  const own = await replica();
  const get = (object: string) =>
    object.includes('listings') ? Promise.reject(new Error('broken')) : own.bucket.get(object);
  await importContent({ ...own, bucket: { ...own.bucket, get } });
  expect(readdirSync(own.folder)).toHaveLength(COLLECTION_NAMES.length - 1);
  vi.unstubAllEnvs();
});

it('logs one line if the bucket or a journal is missing, or if an object is damaged', async () => {
  vi.stubEnv('LOG_LEVEL', 'warn');
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const missing = await replica('no-such-bucket');
  await importContent(missing);
  await exportContent(missing, alone);
  const lines = written.mock.calls.map(([line]) => String(line));
  expect(lines).toEqual([
    expect.stringMatching(/"content export not read".*bucket 'no-such-bucket' is not there/),
    expect.stringMatching(/"content not exported".*bucket 'no-such-bucket' is not there/),
  ]);
  written.mockClear();
  await exportContent(source, alone);
  for (const object of storage.objects.values()) object.bytes = Buffer.from('damaged');
  const second = await replica();
  await importContent(second);
  expect(written.mock.calls).toHaveLength(1);
  expect(readdirSync(second.folder).filter((file) => file.endsWith('.jsonl'))).toEqual([]);
  storage.objects.clear();
  written.mockClear();
  for (const _ of [1, 2]) await exportContent(second, alone);
  expect(written.mock.calls).toEqual([[expect.stringMatching(/"content not exported".*ENOENT/)]]);
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});
