import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheDrop, cacheGet } from '../cache/ttl-cache';
import type { ContactWidget } from './contact-widget';
import { contactWidgets } from './published.server';
import { createSnapshots } from './snapshots';
import type { ContentSource, RawDocument } from './source';
import { contentStore, refreshContent } from './store.server';

const MINUTE = 60_000;

const document = (id: string, order?: number): RawDocument => ({
  ...{ id, record_status: 'Active', contact_name: id, contact_url: `https://${id}.example` },
  ...{ contact_image_url: `/${id}.webp`, ...(order === undefined ? {} : { order }) },
});

let documents: RawDocument[];
let fault: Error | undefined;
/** How often the loader queried the source for contact entries. */
let queries: number;

/** Answers like Firestore: sorted by id. */
const source: ContentSource = {
  kind: 'firestore',
  async load(name) {
    if (name !== 'contact_widget') return [];
    queries += 1;
    if (fault !== undefined) throw fault;
    return [...documents].sort((a, b) => (a.id < b.id ? -1 : 1));
  },
};

async function publicSite(): Promise<void> {
  contentStore.set({ opening: Promise.resolve(createSnapshots(source)) });
}

const names = (list: readonly ContactWidget[] | null) => list?.map(({ contact_name }) => contact_name);

/** Waits for a background query. */
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  documents = [document('a', 2), document('b'), document('c', 1)];
  fault = undefined;
  queries = 0;
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  contentStore.set(undefined);
  cacheDrop('CONTACT_WIDGET');
});

describe('the loader of the contact widget on Firestore', () => {
  it('W3 caches the sorted list under CONTACT_WIDGET for ten minutes, and reads the cache before it queries', async () => {
    await publicSite();
    const list = await contactWidgets();
    expect(names(list)).toEqual(['c', 'a', 'b']);
    expect(list?.map(({ order }) => order)).toEqual([1, 2, null]);
    expect(cacheGet('CONTACT_WIDGET')).toBe(list);
    await settled();

    const before = queries;
    expect(await contactWidgets()).toBe(list);
    await settled();
    expect(queries).toBe(before);

    cacheDrop('CONTACT_WIDGET');
    expect(await contactWidgets()).toEqual(list);
    await settled();
    expect(queries).toBe(before + 1);

    // The content does not change, so the list stays the same and its ten minutes continue.
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(cacheGet('CONTACT_WIDGET')).toBeNull();
  });

  it.each([3, 12, 40])('shows an edit of one of %d entries without updated_at within ten minutes', async (count) => {
    documents = Array.from({ length: count }, (_, index) => document(`entry-${index}`, index));
    await publicSite();
    await contactWidgets();
    documents[2] = { ...document('entry-2', -1), contact_name: 'edited' };
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(names(await contactWidgets())?.[0]).toBe('edited');
  });

  it('shows an edit at once after staff request a refresh', async () => {
    await publicSite();
    await contactWidgets();
    documents.push(document('d', 0));
    await refreshContent();
    expect(names(await contactWidgets())?.[0]).toBe('d');
  });
});

describe('the loader of the contact widget on a Firestore that fails', () => {
  it.each([new Error('connection reset'), new Error('permission-denied')])(
    'W6 continues with its last list while the source fails with %o',
    async (error) => {
      await publicSite();
      const list = await contactWidgets();
      fault = error;
      await vi.advanceTimersByTimeAsync(25 * MINUTE);
      const before = queries;
      for (let visits = 0; visits < 50; visits += 1) expect(await contactWidgets()).toEqual(list);
      await settled();
      expect(queries).toBe(before + 1);
    },
  );

  it('W6 logs once, returns null and caches nothing if the source never answered', async () => {
    vi.stubEnv('LOG_LEVEL', 'error');
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    fault = new Error('permission-denied');
    await publicSite();
    expect([await contactWidgets(), await contactWidgets()]).toEqual([null, null]);
    const lines = written.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('contact widget'));
    expect(lines).toEqual([expect.stringMatching(/"event":"contact widget not loaded","reason":"permission-denied"/)]);
    written.mockRestore();
    vi.unstubAllEnvs();
    expect(cacheGet('CONTACT_WIDGET')).toBeNull();
    fault = undefined;
    expect(names(await contactWidgets())).toEqual(['c', 'a', 'b']);
  });
});

describe('the loader of the contact widget on embedded content', () => {
  it('W3 caches the list under the same key, and reads the file again after ten minutes', async () => {
    const load = vi.fn(async () => documents);
    contentStore.set({ opening: Promise.resolve(createSnapshots({ kind: 'embedded', load })) });
    const list = await contactWidgets();
    expect(cacheGet('CONTACT_WIDGET')).toBe(list);
    documents = [document('new', 1)];
    await vi.advanceTimersByTimeAsync(10 * MINUTE - 1);
    expect(await contactWidgets()).toBe(list);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(names(await contactWidgets())).toEqual(['new']);
  });
});
