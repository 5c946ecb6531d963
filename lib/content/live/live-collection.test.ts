import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemorySource } from '../testing/memory-source';
import { keptCollection } from './kept-documents.server';
import { LiveCollection } from './live-collection';

const OLD = '2026-01-01T00:00:00Z';
const stamp = () => new Date().toISOString();
const some = (length: number) => Array.from({ length }, (_, index) => `rm-${String(index).padStart(4, '0')}`);

let folder: string;
let source: MemorySource;
const opened = () => new LiveCollection('listings', source, keptCollection(folder, 'listings'));
const prices = (collection: LiveCollection<'listings'>) =>
  Object.fromEntries([...(collection.held()?.entities ?? [])].map(([id, { price }]) => [id, price]));
const there = () => Object.fromEntries([...source.documents].map(([id, { price }]) => [id, price]));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
  source = new MemorySource();
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

async function loaded(size: number): Promise<LiveCollection<'listings'>> {
  for (const id of some(size)) source.put(id, 1_000_000, OLD);
  const collection = opened();
  await collection.refresh();
  source.read = 0;
  return collection;
}

describe('LiveCollection', () => {
  it('reads what changed, and counts: nothing else', async () => {
    const collection = await loaded(1_000);
    source.put('rm-0005', 2_000_000, stamp());
    source.put('rm-new', 3_000_000, stamp());
    expect(await collection.refresh()).toBe(true);
    expect(prices(collection)).toEqual(there());
    expect(source.read).toBeLessThanOrEqual(4);
  });

  it('hands on the same object while nothing changed', async () => {
    const collection = await loaded(100);
    const before = collection.held()?.entities;
    expect(await collection.refresh()).toBe(false);
    expect(collection.held()?.entities).toBe(before);
  });

  it('finds what was deleted or hidden, and what came without a stamp, with few reads', async () => {
    const collection = await loaded(1_000);
    source.documents.delete('rm-0700');
    source.documents.delete('rm-0100');
    expect(await collection.refresh()).toBe(true);
    expect(prices(collection)).toEqual(there());
    source.put('rm-0300x', 5_000_000, OLD);
    expect(await collection.refresh()).toBe(true);
    expect(prices(collection)).toEqual(there());
    expect(source.read).toBeLessThan(100);
  });

  it('finds within a day what a count cannot: one that went and one that came without a stamp', async () => {
    const collection = await loaded(100);
    source.documents.delete('rm-0010');
    source.put('rm-0011x', 5_000_000, OLD);
    source.put('rm-0020', 7_000_000, OLD);
    expect(await collection.refresh()).toBe(false);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_001 });
    expect(await collection.refresh()).toBe(true);
    expect(prices(collection)).toEqual(there());
  });

  it('has the same as the source after any edits that are stamped', async () => {
    const edit = fc.record({ id: fc.constantFrom(...some(60)), price: fc.option(fc.integer({ min: 1, max: 9_999 })) });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(edit, { maxLength: 8 }), { maxLength: 4 }), async (rounds) => {
        source = new MemorySource();
        const collection = await loaded(60);
        for (const edits of rounds) {
          for (const { id, price } of edits) {
            if (price === null) source.documents.delete(id);
            else source.put(id, price, stamp());
          }
          await collection.refresh();
          expect(prices(collection)).toEqual(there());
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('an answer that cannot be read', () => {
  it('is refused, and none of its documents is named', async () => {
    vi.stubEnv('LOG_LEVEL', 'info');
    const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const collection = await loaded(5);
    const before = collection.held();
    for (const id of some(5)) source.documents.set(id, { id, title: 7 });
    await expect(collection.refresh()).rejects.toThrow('none of 5 documents can be read');
    expect(collection.held()).toBe(before);
    expect(logged).not.toHaveBeenCalled();

    source.put('rm-0000', 2_000_000, OLD);
    expect(await collection.refresh()).toBe(true);
    expect(prices(collection)['rm-0000']).toBe(2_000_000);
    expect(collection.held()?.entities.size).toBe(5);
    // Each field of the four that are still broken.
    expect(logged.mock.calls.length).toBeGreaterThanOrEqual(4);
    logged.mockRestore();
    vi.unstubAllEnvs();
  });
});

describe('the only document of a collection', () => {
  it('is left out and named where it cannot be read, and is there once it can', async () => {
    vi.stubEnv('LOG_LEVEL', 'info');
    const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const collection = await loaded(0);
    source.documents.set('rm-0000', { id: 'rm-0000', title: 7 });
    await collection.refresh();
    expect(collection.held()?.entities.size).toBe(0);
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('rm-0000'));
    logged.mockRestore();
    vi.unstubAllEnvs();
    source.put('rm-0000', 2_000_000, OLD);
    expect(await collection.refresh()).toBe(true);
    expect(prices(collection)).toEqual({ 'rm-0000': 2_000_000 });
  });
});

describe('an answer that is hard to believe', () => {
  it('keeps the last good version of what was edited into something broken', async () => {
    const collection = await loaded(50);
    source.put('rm-0001', -5, stamp());
    expect(await collection.refresh()).toBe(false);
    expect(prices(collection)['rm-0001']).toBe(1_000_000);
    source.put('rm-0001', 5, stamp());
    expect(await collection.refresh()).toBe(true);
    expect(prices(collection)['rm-0001']).toBe(5);
  });

  it('believes an empty answer when one agrees five minutes later', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const collection = await loaded(50);
    source.documents.clear();
    await expect(collection.refresh()).rejects.toThrow('came back with 0 of 50 documents');
    vi.advanceTimersByTime(299_999);
    await expect(collection.refresh()).rejects.toThrow();
    expect(collection.held()?.entities.size).toBe(50);
    vi.advanceTimersByTime(1);
    expect(await collection.refresh()).toBe(true);
    expect(collection.held()?.entities.size).toBe(0);
  });

  it('does not believe two empty answers with a full one between them', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const collection = await loaded(50);
    const documents = [...source.documents];
    source.documents.clear();
    await expect(collection.refresh()).rejects.toThrow();
    for (const [id, document] of documents) source.documents.set(id, document);
    await collection.refresh();
    source.documents.clear();
    vi.advanceTimersByTime(300_000);
    await expect(collection.refresh()).rejects.toThrow();
    expect(collection.held()?.entities.size).toBe(50);
  });

  it('keeps what it has when the source fails, and has nothing before the first answer', async () => {
    source.isDown = true;
    const empty = opened();
    await expect(empty.refresh()).rejects.toThrow('down');
    expect(empty.held()).toBeUndefined();
    source.isDown = false;
    const collection = await loaded(20);
    source.isDown = true;
    await expect(collection.refresh()).rejects.toThrow('down');
    expect(collection.held()?.entities.size).toBe(20);
  });
});

describe('what is kept on disk', () => {
  it.each([60, 500, 700])('is there for the next process, which asks for changes alone: %d homes', async (size) => {
    const first = await loaded(size);
    source.put('rm-0001', 7_000_000, stamp());
    source.documents.delete('rm-0002');
    await first.refresh();
    const second = opened();
    await second.recall();
    expect(prices(second)).toEqual(there());
    source.read = 0;
    expect(await second.refresh()).toBe(false);
    expect(source.read).toBeLessThan(5);
  });

  it('keeps what was edited into something broken as it was, however often everything is read', async () => {
    const first = await loaded(5);
    source.put('rm-0001', -5, stamp());
    for (const _ of ['once', 'twice']) await first.refresh();
    const second = opened();
    await second.recall();
    expect(prices(second)['rm-0001']).toBe(1_000_000);
    await second.refresh();
    expect(prices(second)['rm-0001']).toBe(1_000_000);
  });

  it.each([
    ['broken off', (path: string) => truncateSync(path, Math.floor(readFileSync(path).length / 2))],
    ['nonsense', (path: string) => writeFileSync(path, 'nonsense\n')],
    ['empty', (path: string) => writeFileSync(path, '')],
  ])('is read anew soon when it is %s', async (_, spoil) => {
    await loaded(50);
    spoil(join(folder, 'listings.jsonl'));
    const collection = opened();
    await collection.recall();
    await collection.refresh();
    expect(prices(collection)).toEqual(there());
  });

  it('is no answer where none of it can be read', async () => {
    await loaded(20);
    const lines = some(20).map((id) => JSON.stringify({ document: { id, title: 7 } }));
    const file = join(folder, 'listings.jsonl');
    writeFileSync(file, [JSON.stringify({ reconciledAt: Date.now() }), ...lines, ''].join('\n'));
    const collection = opened();
    await collection.recall();
    expect(collection.held()).toBeUndefined();
    expect(await collection.refresh()).toBe(true);
    expect(prices(collection)).toEqual(there());
  });

  it('is missed by nobody where it cannot be written', async () => {
    writeFileSync(join(folder, 'file'), '');
    for (const id of some(30)) source.put(id, 1, OLD);
    const collection = new LiveCollection('listings', source, keptCollection(join(folder, 'file', 'x'), 'listings'));
    await collection.recall();
    await collection.refresh();
    source.put('rm-0001', 2, stamp());
    await collection.refresh();
    expect(prices(collection)).toEqual(there());
  });
});
