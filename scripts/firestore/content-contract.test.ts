import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listingChangedAt } from '../../lib/content/change-log';
import { COLLECTION_NAMES, type CollectionName } from '../../lib/content/collections';
import { embeddedSource } from '../../lib/content/embedded-source.server';
import { publicSource } from '../../lib/content/public-source.server';
import { createSnapshots, type Snapshots } from '../../lib/content/snapshots';
import { documentsIn, type RawDocuments } from '../../lib/content/testing/small-content';
import { type LocalFirestore, PROJECT, startFirestore } from './start';
import { openLive } from './testing/open-live';

/** The site's view of a source with the repository's content, and a function to edit that content. */
type Staffed = {
  content: Snapshots;
  edit: (collection: CollectionName, change: (documents: RawDocuments) => RawDocuments) => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * The content, shortened to save time: `npm test` reads at most a hundred documents of each collection. The full run
 * shortens only the subdistricts, which are thousands of similar documents.
 */
const folder = mkdtempSync(join(tmpdir(), 'contract-'));
for (const name of COLLECTION_NAMES) {
  const isWhole = process.env.TEST_FULL === '1' && name !== 'subdistricts';
  const documents = documentsIn('content', name).slice(0, isWhole ? undefined : 100);
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(documents));
}
afterAll(() => rmSync(folder, { recursive: true }));

async function embedded(): Promise<Staffed> {
  const copy = mkdtempSync(join(tmpdir(), 'contract-'));
  cpSync(folder, copy, { recursive: true });
  return {
    content: createSnapshots(embeddedSource(copy)),
    async edit(collection, change) {
      const documents = change(documentsIn(copy, collection));
      writeFileSync(join(copy, `${collection}.json`), JSON.stringify(documents));
    },
    stop: async () => rmSync(copy, { recursive: true }),
  };
}

/** Edits the documents of a local Firestore, bypassing the rules. */
const editing =
  (database: LocalFirestore): Staffed['edit'] =>
  async (collection, change) => {
    const before = documentsIn(folder, collection);
    const after = new Map(change(structuredClone(before)).map((document) => [document.id, document]));
    for (const { id } of before) if (!after.has(id)) await database.put(collection, id, null);
    for (const [id, { id: _, ...fields }] of after) {
      const old = before.find((document) => document.id === id);
      if (JSON.stringify(old) !== JSON.stringify({ id, ...fields })) await database.put(collection, id, fields);
    }
  };

async function publicFirestore(): Promise<Staffed> {
  const database = await startFirestore({ seed: folder });
  const source = publicSource({ projectId: PROJECT, emulator: database.host });
  return { content: createSnapshots(source), edit: editing(database), stop: database.stop };
}

async function liveFirestore(): Promise<Staffed> {
  const database = await startFirestore({ seed: folder });
  const live = await openLive(database);
  return {
    content: live.content,
    edit: editing(database),
    async stop() {
      await live.stop();
      await database.stop();
    },
  };
}

const inOrder = (entities: ReadonlyMap<string, object>) =>
  [...entities].map(([id, { updatedAt: _, ...entity }]: [string, { updatedAt?: string }]) => [id, entity]).sort();

const SOURCES = [
  ['embedded content', embedded],
  ['Firestore, as the public', publicFirestore],
  ['Firestore, with a listener', liveFirestore],
] as const;

describe.each(SOURCES)('content from %s', (_, open) => {
  let staffed: Staffed;
  beforeAll(async () => {
    staffed = await open();
  });
  afterAll(() => staffed.stop());

  it('has the public documents of each collection, and no others', async () => {
    for (const name of COLLECTION_NAMES) {
      const entities = await staffed.content.get(name);
      const open = documentsIn(folder, name).filter(
        ({ record_status: status }) => status === undefined || ['Active', 'Reserved', 'Sold'].includes(String(status)),
      );
      expect([...entities.keys()].sort(), name).toEqual(open.map(({ id }) => id).sort());
    }
  });

  it('is immutable', async () => {
    const listing = (await staffed.content.get('listings')).get('rm-1001');
    expect(() => listing && Object.assign(listing.address, { provinceCode: '99' })).toThrow(TypeError);
  });

  it('is the same object as long as nothing changes', async () => {
    const before = await staffed.content.get('listings');
    await staffed.content.refresh();
    expect(await staffed.content.get('listings')).toBe(before);
  });

  it('equals the content of the folder in every field', async () => {
    const whole = createSnapshots(embeddedSource(folder));
    for (const name of COLLECTION_NAMES) {
      expect(inOrder(await staffed.content.get(name)), name).toEqual(inOrder(await whole.get(name)));
    }
  });

  /** Edits a collection, refreshes the source and returns the collection that visitors then get. */
  async function edited<Name extends CollectionName>(
    collection: Name,
    change: (documents: RawDocuments) => RawDocuments,
  ) {
    const { content, edit } = staffed;
    const before = await content.get(collection);
    await edit(collection, change);
    await content.refresh();
    // A source with a listener receives the edit a moment later.
    await vi.waitFor(async () => expect(await content.get(collection)).not.toBe(before), { interval: 10 });
    return content.get(collection);
  }

  it('shows an edited listing, and hides drafts, deleted listings and invalid listings', async () => {
    const before = (await staffed.content.get('listings')).size;
    const begun = performance.now();
    const listings = await edited('listings', (documents) =>
      documents
        .filter(({ id }) => id !== 'rm-1002')
        .map((document) => {
          if (document.id === 'rm-1001') return { ...document, price: 1_234_567 };
          return document.id === 'rm-1004' ? { ...document, record_status: 'Draft' } : document;
        })
        .concat([{ ...(documents[0] ?? { id: '' }), id: 'broken', code: 'RM-9999', price: 'much' }]),
    );
    expect(listings.get('rm-1001')?.price).toBe(1_234_567);
    expect(['rm-1002', 'rm-1004', 'broken'].filter((id) => listings.has(id))).toEqual([]);
    expect(listings.size).toBe(before - 2);
    for (const id of ['rm-1001', 'rm-1002', 'rm-1004']) expect(listingChangedAt(id)).toBeGreaterThan(begun);
  });
});
