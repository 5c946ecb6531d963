import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { COLLECTION_NAMES, type CollectionName } from '../collections';
import type { LiveSource, RawDocument } from '../source';
import { listingDocumentFixture } from '../testing/documents';
import { createConnection, Refusal } from './connection';
import type { KeptCollection } from './kept-documents.server';
import { createLiveContent } from './live-content';
import { createReadCounter } from './read-counter';

const MINUTE = 60_000;

/** A disk that keeps nothing. */
const nothingKept: KeptCollection = {
  read: async () => null,
  rewrite: async () => ({ add: async () => undefined, keep: async () => undefined, discard: async () => undefined }),
  append: async () => undefined,
};

let asked: CollectionName[];
let refuses: CollectionName | undefined;
let listings: readonly RawDocument[];

const source: LiveSource = {
  async *pages(name) {
    asked.push(name);
    if (name === refuses) throw new Refusal('no');
    yield name === 'listings' ? listings : [];
  },
  async *changes() {
    yield [];
  },
  count: async () => 0,
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  asked = [];
  refuses = undefined;
  listings = [listingDocumentFixture];
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

async function started() {
  const parts = { source, connection: createConnection(), reads: createReadCounter(), kept: () => nothingKept };
  const content = createLiveContent(parts);
  await content.start();
  return content;
}

async function askedWithin(milliseconds: number): Promise<readonly CollectionName[]> {
  asked = [];
  await vi.advanceTimersByTimeAsync(milliseconds);
  return asked;
}

it('asks for everything every five minutes', async () => {
  const content = await started();
  expect(asked).toEqual(COLLECTION_NAMES);
  expect(await askedWithin(5 * MINUTE - 1)).toEqual([]);
  expect(await askedWithin(1)).toEqual(COLLECTION_NAMES);
  expect(content.status()).toMatchObject({ missing: [], ageSeconds: 0 });
});

it('asks again in half a minute for what was refused, and for that alone, until the others are due', async () => {
  refuses = 'jobs';
  const content = await started();
  expect(content.status()).toMatchObject({ fault: 'jobs: no', missing: ['jobs'] });
  expect(await askedWithin(30_000)).toEqual(['jobs']);
  expect(await askedWithin(4 * MINUTE)).toEqual(Array(8).fill('jobs'));
  expect(await askedWithin(30_000)).toEqual(COLLECTION_NAMES);
  refuses = undefined;
  expect(await askedWithin(30_000)).toEqual(['jobs']);
  expect(content.status()).toMatchObject({ missing: [], ageSeconds: 30 });
  expect(content.status().fault).toBeUndefined();
  expect(await askedWithin(5 * MINUTE - 30_001)).toEqual([]);
  expect(await askedWithin(1)).toEqual(COLLECTION_NAMES);
});

it('does not read everything again soon where none of it can be read', async () => {
  listings = ['a', 'b'].map((id) => ({ id, title: 7 }));
  const content = await started();
  expect(content.status().fault).toBe('listings: none of 2 documents can be read');
  expect(await askedWithin(5 * MINUTE - 1)).toEqual([]);
  listings = [listingDocumentFixture];
  expect(await askedWithin(1)).toEqual(COLLECTION_NAMES);
  expect(content.status()).toMatchObject({ missing: [], documents: 1 });
});
