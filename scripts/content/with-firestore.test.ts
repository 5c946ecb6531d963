import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { EXAMPLES } from '../../lib/content/check/examples';
import { COLLECTION_NAMES, type CollectionName } from '../../lib/content/collections';
import { listingDocumentFixture } from '../../lib/content/testing/documents';
import { documentsIn, smallContent } from '../../lib/content/testing/small-content';
import { type LocalFirestore, PROJECT, startFirestore } from '../firestore/start';
import { checkCandidates } from './check-candidates';
import { type Database, openDatabase } from './database';
import { exportTo, seed } from './export';
import type { Fields } from './field';
import { importFiles } from './import';
import { planOf } from './plan';
import { type DeleteGuard, messagePrinter } from './terminal';

const STAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;
const OLD = '2020-01-01T00:00:00Z';
const NEW = '2026-01-01T00:00:00Z';
const noConfirmation: DeleteGuard = { confirmed: [], ask: undefined };

let firestore: LocalFirestore;
let database: Database;
let folder: string;
let printed: string[] = [];
let commits: number[] = [];

const print = (line: string) => void printed.push(...line.split('\n'));
const printer = messagePrinter({ print, printError: print, progress: { isTTY: false, write: () => true } }, 'en');
const plain = { yes: true, deleteMissing: false, guard: noConfirmation, localFault: async () => undefined, printer };

beforeAll(async () => {
  firestore = await startFirestore();
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', firestore.host);
  const opened = openDatabase(PROJECT, firestore.host);
  database = {
    ...opened,
    commit: (collection, writes) => {
      commits.push(writes.length);
      return opened.commit(collection, writes);
    },
  };
  folder = mkdtempSync(join(tmpdir(), 'content-tool-'));
});

afterAll(async () => {
  await database.close();
  await firestore.stop();
  rmSync(folder, { recursive: true });
});

beforeEach(() => {
  firestore.clear();
  printed = [];
  commits = [];
});

async function stored(collection: CollectionName): Promise<Map<string, Fields>> {
  const found = new Map<string, Fields>();
  for await (const page of database.pages(collection)) for (const { id, fields } of page) found.set(id, fields);
  return found;
}

const redirect = (id: string, to = '/b') => ({
  id,
  record_status: 'Active',
  from: `/${id}`,
  to,
  status: 301,
  external: false,
});

function file(name: string, documents: readonly object[]): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(documents));
  return path;
}

const importing = (documents: readonly object[], options: Partial<Parameters<typeof importFiles>[2]> = {}) =>
  importFiles(database, [file('redirects.json', documents)], {
    ...plain,
    ...options,
  });

describe('import', () => {
  it('prints the changes and writes nothing without --yes', async () => {
    await firestore.put('redirects', 'old', { ...redirect('old'), id: undefined });
    await firestore.put('redirects', 'same', { ...redirect('same'), id: undefined });
    await firestore.put('redirects', 'gone', { ...redirect('gone'), id: undefined });
    expect(await importing([redirect('old', '/c'), redirect('same'), redirect('new')], { yes: false })).toBe(0);
    expect(printed.slice(1)).toEqual([
      'redirects: 1 new, 1 changed, 1 unchanged, 1 only in Firestore, staying',
      '  + new',
      '  ~ old: to "/b" → "/c"',
      'nothing was written; add --yes to write this',
    ]);
    expect(commits).toEqual([]);
  });

  it('writes new and changed documents with updated_at, and writes nothing when it is repeated', async () => {
    await firestore.put('redirects', 'old', {
      ...redirect('old'),
      id: undefined,
      note: 'x',
      updated_at: OLD,
    });
    await firestore.put('redirects', 'same', {
      ...redirect('same'),
      id: undefined,
      updated_at: OLD,
    });
    const documents = [redirect('old', '/c'), redirect('same'), { ...redirect('new'), updated_at: OLD }];
    expect(await importing(documents)).toBe(0);
    const { id: _, ...fields } = redirect('old', '/c');
    const after = await stored('redirects');
    expect(after.get('old')).toEqual({ ...fields, updated_at: expect.stringMatching(STAMP) });
    expect(Date.now() - Date.parse(String(after.get('old')?.updated_at))).toBeLessThan(10_000);
    expect(after.get('same')?.updated_at).toBe(OLD);
    expect(after.get('new')?.updated_at).not.toBe(OLD);
    expect([...after.keys()]).toEqual(['new', 'old', 'same']);
    expect(commits).toEqual([2]);

    expect(await importing(documents)).toBe(0);
    expect(commits).toEqual([2]);
    expect(printed.at(-1)).toBe('redirects: 0 written, 3 were already there');
  });

  it('compares the meaning of stored values, not their Firestore types', async () => {
    const { id: _, ...listing } = {
      ...listingDocumentFixture,
      published_at: new Date(listingDocumentFixture.published_at),
    };
    await firestore.put('redirects', 'same', { ...redirect('same'), id: undefined, external: undefined });
    await firestore.put('contents', 'x', listing);
    expect((await stored('contents')).get('x')?.published_at).toBe(listingDocumentFixture.published_at);
    await importing([redirect('same')]);
    expect(commits).toEqual([]);
  });
});

describe('planOf', () => {
  it('marks a stored listing without updated_at as changed, because the site does not show it', async () => {
    const { updated_at: _, ...document } = listingDocumentFixture;
    const origin = { collection: 'listings', file: 'a.csv', row: 2, document, columnOf: String } as const;
    const { checked } = checkCandidates([origin], NEW);
    await firestore.put('listings', document.id, { ...document, id: undefined });
    const { changed } = await planOf(database, 'listings', checked, NEW);
    expect(changed.map(({ changes }) => changes)).toEqual([[{ field: 'updated_at', before: undefined, after: NEW }]]);
    await firestore.put('listings', document.id, { ...document, id: undefined, updated_at: OLD });
    expect((await planOf(database, 'listings', checked, NEW)).changed).toEqual([]);
  });
});

describe('import with faults', () => {
  it('writes nothing if a document has a fault, by itself or together with stored documents', async () => {
    await firestore.put('redirects', 'stored', { ...redirect('b', '/c'), id: undefined });
    expect(await importing([redirect('good'), { ...redirect('bad'), status: 999 }, redirect('chain', '/b')])).toBe(1);
    expect(printed.map((line) => line.replace(folder, ''))).toEqual([
      '/redirects.json, row 1, column to: is redirected again by stored',
      expect.stringMatching(/^\/redirects\.json, row 2, column status: '999' is not allowed/),
      '/redirects.json, row 3, column to: is redirected again by stored',
      '3 faults; nothing was written',
    ]);
    expect(commits).toEqual([]);
  });

  it('accepts references to stored and imported ids, and reports all others', async () => {
    await firestore.put('provinces', '10', { name: { th: 'ก', en: 'a' } });
    const district = (id: string, province_code: string) => ({ id, province_code, name: { th: 'ก', en: 'a' } });
    const files = [
      file('districts.json', [district('1001', '10'), district('1101', '11'), district('1201', '12')]),
      file('provinces.json', [
        { id: '11', name: { th: 'ก', en: 'a' }, region: 'central', centre: { lat: 13, lng: 100 } },
      ]),
    ];
    expect(await importFiles(database, files, plain)).toBe(1);
    expect(printed.map((line) => line.replace(folder, ''))).toEqual([
      "/districts.json, row 3, column province_code: names '12', which is not in provinces",
      '1 fault; nothing was written',
    ]);
  });
});

describe('import --delete-missing', () => {
  it.each([
    ['--delete-missing alone', true, noConfirmation, 1],
    ['a wrong name', true, { confirmed: [], ask: async () => 'yes' }, 1],
    ['no --yes', false, { confirmed: ['redirects'], ask: undefined }, 0],
  ])('deletes nothing with %s', async (_, yes, guard, code) => {
    await firestore.put('redirects', 'gone', { ...redirect('gone'), id: undefined });
    expect(await importing([redirect('new')], { yes, deleteMissing: true, guard })).toBe(code);
    expect([...(await stored('redirects')).keys()]).toEqual(['gone']);
  });

  it('deletes documents that the file lacks only with the option and the name of the collection', async () => {
    await firestore.put('redirects', 'gone', { ...redirect('gone'), id: undefined });
    await importing([redirect('new')]);
    expect([...(await stored('redirects')).keys()]).toEqual(['gone', 'new']);
    await importing([redirect('new')], { deleteMissing: true, guard: { confirmed: ['redirects'], ask: undefined } });
    expect([...(await stored('redirects')).keys()]).toEqual(['new']);
  });
});

/** The document with at most two pictures in its list of media, because a seed decodes each picture. */
const withFewPictures = (document: Fields): Fields =>
  Array.isArray(document.media) ? { ...document, media: document.media.slice(0, 2) } : document;

/** The content of the repository; in `npm test` only a few documents of each collection, to save time. */
function contentFolder(): string {
  if (process.env.TEST_FULL === '1') return 'content';
  const small = join(folder, 'content');
  mkdirSync(small);
  const content = smallContent(COLLECTION_NAMES.filter((name) => name !== 'rail_routes'));
  // A route of the repository references most of the stations.
  const changes = [{ from: 'BTS-N5', to: 'MRT-BL13', minutes: 4 }];
  const route = JSON.stringify([{ ...EXAMPLES.rail_routes, changes }]);
  content.set(
    'stations',
    documentsIn('content', 'stations').filter(({ id }) => route.includes(`"${id}"`)),
  );
  for (const [name, documents] of content)
    writeFileSync(
      join(small, `${name}.json`),
      name === 'rail_routes' ? route : JSON.stringify(documents.map(withFewPictures)),
    );
  return small;
}

describe('seed and export', () => {
  it('keep the content and its updated_at, and a second seed updates updated_at of changed documents', async () => {
    const content = contentFolder();
    expect(await seed(database, content, false, printer)).toBe(0);
    const out = join(folder, 'out');
    expect(await exportTo(database, out, false, printer)).toBe(0);
    for (const name of COLLECTION_NAMES) {
      const before = new Map(documentsIn(content, name).map((document) => [document.id, document]));
      const after = documentsIn(out, name);
      expect(
        after.map(({ id }) => id),
        name,
      ).toEqual([...before.keys()].sort());
      const stamps = after.map(({ updated_at }) => z.string().regex(STAMP).parse(updated_at));
      expect(after).toEqual(after.map(({ id }, index) => ({ updated_at: stamps[index], ...before.get(id) })));
    }
    const other = join(folder, 'other');
    mkdirSync(other);
    for (const name of COLLECTION_NAMES) writeFileSync(join(other, `${name}.json`), '[]');
    await expect(seed(database, other, false, printer)).rejects.toThrow(/has documents already/);

    const [changed, kept] = documentsIn(content, 'listings');
    if (changed === undefined || kept === undefined) throw new Error('the content has fewer than two listings');
    await firestore.put('listings', changed.id, { ...changed, id: undefined, price: 1_000_000 });
    expect(await seed(database, content, true, printer)).toBe(0);
    const after = await stored('listings');
    const stamp = z.string().parse(after.get(changed.id)?.updated_at);
    expect(Date.now() - Date.parse(stamp)).toBeLessThan(60_000);
    expect({ ...after.get(changed.id), id: changed.id }).toEqual({ ...changed, updated_at: stamp });
    expect({ ...after.get(kept.id), id: kept.id }).toEqual(kept);
  });

  it('replace an identical export, but other files only with yes', async () => {
    await firestore.put('redirects', 'a', { ...redirect('a'), id: undefined });
    const out = join(folder, 'few');
    expect(await exportTo(database, out, false, printer)).toBe(0);
    expect(await exportTo(database, out, false, printer)).toBe(0);
    mkdirSync(join(out, 'mine'));
    await expect(exportTo(database, out, false, printer)).rejects.toThrow(/has other content/);
    expect(await exportTo(database, out, true, printer)).toBe(0);
    await firestore.put('redirects', 'a', null);
    await firestore.put('redirects', 'b', { ...redirect('b'), id: undefined });
    await expect(exportTo(database, out, false, printer)).rejects.toThrow(/has other content/);
    expect(readFileSync(join(out, 'redirects.json'), 'utf8')).toContain('"a"');
  });

  it('reject an empty project and a folder with faults', async () => {
    const empty = join(folder, 'empty');
    await expect(exportTo(database, empty, true, printer)).rejects.toThrow(/has no documents/);
    mkdirSync(empty);
    writeFileSync(join(empty, 'redirects.json'), JSON.stringify([redirect('a', '/a')]));
    expect(await seed(database, empty, true, printer)).toBe(1);
    expect(commits).toEqual([]);
  });
});

/** Only in the full tests, because loading the content tool in another process takes seconds. */
describe.runIf(process.env.TEST_FULL === '1')('an import that is killed', () => {
  const landmarks = Array.from({ length: 2_000 }, (_, index) => ({
    id: `landmark-${index}`,
    kind: 'park',
    name: { th: `สวน ${index}`, en: `Park ${index}` },
    lat: 13 + (index % 100) / 50,
    lng: 99 + Math.floor(index / 100) / 50,
  }));

  /** Kills the import with SIGKILL once `enough` documents are stored. */
  async function killedAfter(path: string, enough: number): Promise<void> {
    const args = [
      '--conditions=react-server',
      '--import',
      'tsx',
      'scripts/content.ts',
      'import',
      path,
      '--yes',
      '--project',
      PROJECT,
    ];
    const child: ChildProcess = spawn(process.execPath, args, { stdio: 'ignore' });
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const timer = setInterval(() => {
      if (firestore.size() >= enough) child.kill('SIGKILL');
    }, 1);
    await ended;
    clearInterval(timer);
    expect(child.signalCode).toBe('SIGKILL');
  }

  it('can be finished with the same command', async () => {
    const path = file('landmarks.json', landmarks);
    await killedAfter(path, 500);
    const between = firestore.size();
    expect(between).toBeGreaterThanOrEqual(500);
    expect(between).toBeLessThan(2_000);

    expect(await importFiles(database, [path], plain)).toBe(0);
    expect(printed.at(-1)).toBe(`landmarks: ${2_000 - between} written, ${between} were already there`);
    const after = await stored('landmarks');
    expect(after.size).toBe(2_000);
    for (const { id, ...fields } of landmarks)
      expect(after.get(id)).toEqual({ ...fields, updated_at: expect.stringMatching(STAMP) });
  });
});
