import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSnapshots } from './snapshots';
import type { ContentSource, Documents } from './source';
import { listingDocumentFixture as fixture } from './testing/documents';

const TEN_MINUTES = 600_000;

/** A source whose responses the test controls. */
function controlledSource() {
  const load = vi.fn<ContentSource['load']>(async () => [fixture]);
  return { load, snapshots: createSnapshots({ kind: 'embedded', load }) };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('createSnapshots', () => {
  it('loads once for concurrent calls', async () => {
    const { load, snapshots } = controlledSource();
    const answers = await Promise.all(Array.from({ length: 50 }, () => snapshots.get('listings')));
    expect(load).toHaveBeenCalledTimes(1);
    expect(new Set(answers).size).toBe(1);
  });

  it('serves a collection from memory for ten minutes, then once more while it loads the new one', async () => {
    const { load, snapshots } = controlledSource();
    const old = await snapshots.get('listings');
    vi.advanceTimersByTime(TEN_MINUTES - 1);
    await snapshots.get('listings');
    expect(load).toHaveBeenCalledTimes(1);

    load.mockResolvedValueOnce([{ ...fixture, id: 'rm-2' }]);
    vi.advanceTimersByTime(1);
    expect(await snapshots.get('listings')).toBe(old);
    await vi.waitFor(async () => expect([...(await snapshots.get('listings')).keys()]).toEqual(['rm-2']));
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('keeps the last good snapshot when a refresh fails', async () => {
    const { load, snapshots } = controlledSource();
    const good = await snapshots.get('listings');
    load.mockRejectedValue(new Error('down'));
    vi.advanceTimersByTime(TEN_MINUTES);
    expect(await snapshots.get('listings')).toBe(good);
    expect(await snapshots.get('listings')).toBe(good);
  });

  it('keeps the last good snapshot when the source returns nothing', async () => {
    const { load, snapshots } = controlledSource();
    const good = await snapshots.get('listings');
    load.mockResolvedValue([]);
    vi.advanceTimersByTime(TEN_MINUTES);
    await snapshots.get('listings');
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    expect(await snapshots.get('listings')).toBe(good);
  });

  it('W6 does not cache a failed first load: the next call tries again', async () => {
    const { load, snapshots } = controlledSource();
    load.mockRejectedValueOnce(new Error('down'));
    await expect(snapshots.get('listings')).rejects.toThrow('down');
    expect((await snapshots.get('listings')).size).toBe(1);
  });
});

describe('createSnapshots, when it queries the source', () => {
  it('waits after a failed refresh before it tries again', async () => {
    const { load, snapshots } = controlledSource();
    await snapshots.get('listings');
    load.mockRejectedValueOnce(new Error('down'));
    vi.advanceTimersByTime(TEN_MINUTES);
    await snapshots.get('listings');
    await vi.waitFor(() => expect(snapshots.status().fault).toBe('down'));
    vi.advanceTimersByTime(29_000);
    await snapshots.get('listings');
    expect(load).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1_000);
    await snapshots.get('listings');
    expect(load).toHaveBeenCalledTimes(3);
    await vi.waitFor(() => expect(snapshots.status().fault).toBeUndefined());
  });

  it('loads again for a refresh that begins during a load', async () => {
    const { load, snapshots } = controlledSource();
    await snapshots.refresh();
    let respond = (_: Documents) => {};
    load.mockImplementation(async (name) => {
      if (name !== 'listings') return [];
      return new Promise<Documents>((resolve) => {
        respond = resolve;
      });
    });
    vi.advanceTimersByTime(TEN_MINUTES);
    await snapshots.get('listings');
    const refreshed = snapshots.refresh();
    load.mockResolvedValue([{ ...fixture, price: 1 }]);
    respond([fixture]);
    await refreshed;
    expect((await snapshots.get('listings')).get('rm-1')?.price).toBe(1);
  });
});
