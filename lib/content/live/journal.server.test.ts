import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openJournal } from './journal.server';

const AT = { seconds: '1790000000', nanos: 5 };

let folder: string;
const file = () => join(folder, 'listings.jsonl');

/** What the next process reads: the prices by id, and the moment to go on from. */
async function read() {
  const prices: Record<string, unknown> = {};
  const readTime = await openJournal(folder, 'listings').read(({ id, price }) => {
    prices[id] = price;
  });
  return { prices, readTime };
}

async function rewrite(documents: readonly { readonly id: string; readonly price: number }[]): Promise<void> {
  const rewriting = openJournal(folder, 'listings').rewrite();
  for (const document of documents) await rewriting.add({ document });
  await rewriting.finish([{ readTime: AT }]);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('reads the last version of each document, and until which moment they are whole', async () => {
  const change = fc.record({ id: fc.constantFrom('a', 'b', 'c'), price: fc.option(fc.nat()) });
  await fc.assert(
    fc.asyncProperty(fc.array(change), async (changes) => {
      await rewrite([{ id: 'a', price: 1 }]);
      const journal = openJournal(folder, 'listings');
      const expected = new Map<string, number>([['a', 1]]);
      for (const { id, price } of changes) {
        if (price === null) expected.delete(id);
        else expected.set(id, price);
        await journal.append([price === null ? { gone: id } : { document: { id, price } }, { readTime: AT }]);
      }
      expect(await read()).toEqual({ prices: Object.fromEntries(expected), readTime: AT });
    }),
    { numRuns: 30 },
  );
});

it('keeps the old file until the new one is whole', async () => {
  await rewrite([{ id: 'a', price: 1 }]);
  const rewriting = openJournal(folder, 'listings').rewrite();
  await rewriting.add({ document: { id: 'b', price: 2 } });
  await rewriting.discard();
  expect((await read()).prices).toEqual({ a: 1 });
});

it('takes two rewrites at a time apart', async () => {
  const journal = openJournal(folder, 'listings');
  const [first, second] = [journal.rewrite(), journal.rewrite()];
  await first.add({ document: { id: 'a', price: 1 } });
  await second.add({ document: { id: 'b', price: 2 } });
  await first.discard();
  await second.finish([{ readTime: AT }]);
  expect(await read()).toEqual({ prices: { b: 2 }, readTime: AT });
});

it.each([
  ['broken off', (path: string) => truncateSync(path, readFileSync(path).length - 10)],
  ['without its end', (path: string) => writeFileSync(path, '{"document":{"id":"a","price":1}}\n')],
  ['nonsense', (path: string) => writeFileSync(path, 'nonsense\n')],
  ['empty', (path: string) => writeFileSync(path, '')],
  ['missing', (path: string) => rmSync(path)],
])('names no moment to go on from where the file is %s', async (_, spoil) => {
  await rewrite([{ id: 'a', price: 1 }]);
  spoil(file());
  expect((await read()).readTime).toBeUndefined();
});
