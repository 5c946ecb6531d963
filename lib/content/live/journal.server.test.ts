import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Journal } from './journal.server';

const AT = { seconds: '1790000000', nanos: 5 };

let folder: string;
const file = () => join(folder, 'listings.jsonl');

/** What the next process reads: the prices by id, and the read time. */
async function read() {
  const prices: Record<string, unknown> = {};
  const readTime = await new Journal(folder, 'listings').read(({ id, price }) => {
    prices[id] = price;
  });
  return { prices, readTime };
}

const line = (id: string, price: number) => ({ document: { id, price } });

async function rewritten(...lines: ReturnType<typeof line>[]): Promise<Journal> {
  const journal = new Journal(folder, 'listings');
  await journal.startRewrite();
  for (const added of lines) await journal.add(added);
  await journal.finishRewrite([{ readTime: AT }]);
  return journal;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('returns the last version of each document, and the read time', async () => {
  const change = fc.record({ id: fc.constantFrom('a', 'b', 'c'), price: fc.option(fc.nat()) });
  await fc.assert(
    fc.asyncProperty(fc.array(change), async (changes) => {
      const journal = await rewritten(line('a', 1));
      const expected = new Map<string, number>([['a', 1]]);
      for (const { id, price } of changes) {
        if (price === null) expected.delete(id);
        else expected.set(id, price);
        await journal.append([price === null ? { gone: id } : line(id, price), { readTime: AT }]);
      }
      expect(await read()).toEqual({ prices: Object.fromEntries(expected), readTime: AT });
    }),
    { numRuns: 30 },
  );
});

it('keeps the old file until the new one is complete', async () => {
  const journal = await rewritten(line('a', 1));
  await journal.startRewrite();
  await journal.add(line('b', 2));
  await journal.startRewrite();
  expect((await read()).prices).toEqual({ a: 1 });
  await journal.finishRewrite([line('c', 3)]);
  expect((await read()).prices).toEqual({ c: 3 });
});

it.each([
  ['truncated', (path: string) => truncateSync(path, readFileSync(path).length - 10)],
  ['without a read time', (path: string) => writeFileSync(path, '{"document":{"id":"a","price":1}}\n')],
  ['invalid', (path: string) => writeFileSync(path, 'nonsense\n')],
  ['empty', (path: string) => writeFileSync(path, '')],
  ['missing', (path: string) => rmSync(path)],
])('returns no read time if the file is %s', async (_, damage) => {
  await rewritten(line('a', 1));
  damage(file());
  expect((await read()).readTime).toBeUndefined();
});

it('writes nothing after a failed append, until the file is rewritten', async () => {
  const journal = await rewritten(line('a', 1));
  rmSync(file());
  mkdirSync(file());
  await journal.append([line('a', 2), { readTime: AT }]);
  rmSync(file(), { recursive: true });
  await journal.append([line('b', 1), { readTime: AT }]);
  expect(await read()).toEqual({ prices: {}, readTime: undefined });
  await journal.startRewrite();
  await journal.finishRewrite([{ readTime: AT }]);
  await journal.append([line('b', 1), { readTime: AT }]);
  expect(await read()).toEqual({ prices: { b: 1 }, readTime: AT });
});

it('keeps the old file and writes nothing after a failed rewrite', async () => {
  const journal = await rewritten(line('a', 1));
  mkdirSync(`${file()}.new`);
  await journal.startRewrite();
  await journal.finishRewrite([line('a', 2), { readTime: AT }]);
  const later = { ...AT, nanos: 6 };
  await journal.append([line('b', 1), { readTime: later }]);
  expect(await read()).toEqual({ prices: { a: 1 }, readTime: AT });
});

it('escapes the Unicode line separators', async () => {
  const journal = await rewritten();
  const document = { id: 'a', note: 'one\u2028two\u2029three' };
  await journal.append([{ document }]);
  expect(readFileSync(file(), 'utf8')).not.toMatch(/[\u2028\u2029]/);
  const found: unknown[] = [];
  await journal.read((read) => void found.push(read));
  expect(found).toEqual([document]);
});

it('compacts the file when it is read and most of its lines are outdated', async () => {
  const journal = await rewritten(line('a', 1), line('b', 1));
  const edits = Array.from({ length: 1_010 }, (_, price) => line('a', price));
  await journal.append([...edits, { readTime: AT }]);
  expect(await read()).toEqual({ prices: { a: 1_009, b: 1 }, readTime: AT });
  expect(readFileSync(file(), 'utf8').trim().split('\n')).toHaveLength(3);
  expect(await read()).toEqual({ prices: { a: 1_009, b: 1 }, readTime: AT });
});
