import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseIds, persistedIds } from './persisted-store';
import { parseSearches } from './saved-lists';

type WindowEvent = { key: string | null | undefined; persisted?: boolean };

/** Stubs the parts of local storage and window events that the lists use. */
function stubBrowser(stored: Map<string, string>, faults: { read?: boolean; write?: boolean } = {}) {
  const windowListeners = new Set<(event: WindowEvent) => void>();
  vi.stubGlobal('localStorage', {
    getItem(key: string) {
      if (faults.read) throw new Error('denied');
      return stored.get(key) ?? null;
    },
    setItem(key: string, text: string) {
      if (faults.write) throw new Error('full');
      stored.set(key, text);
    },
  });
  vi.stubGlobal('window', {
    addEventListener: (_: string, listener: (event: WindowEvent) => void) => windowListeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => windowListeners.delete(listener),
  });
  return {
    otherWindowWrote: (key: string | null) => {
      for (const notify of windowListeners) notify({ key });
    },
    restorePage: () => {
      for (const notify of windowListeners) notify({ key: undefined, persisted: true });
    },
    windowListeners,
  };
}

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
});
afterEach(() => vi.unstubAllGlobals());

describe('a stored list of listings', () => {
  it('has the latest id first, each id once, and a maximum length', () => {
    stubBrowser(stored);
    const list = persistedIds('list', 3);
    for (const id of ['a', 'b', 'a', 'c', 'd']) list.add(id);
    expect(list.current()).toEqual(['d', 'c', 'a']);
    expect(stored.get('list')).toBe('["d","c","a"]');
    list.remove(['c', 'x']);
    expect(list.current()).toEqual(['d', 'a']);
  });

  it('returns the same object while nothing changes, as React requires', () => {
    stubBrowser(stored);
    const list = persistedIds('list', 3);
    expect(list.current()).toBe(list.current());
    list.add('a');
    expect(list.current()).toBe(list.current());
  });

  it('drops ids that could not be written once another window has written', () => {
    const faults = { write: true };
    const { otherWindowWrote } = stubBrowser(stored, faults);
    const list = persistedIds('list', 3);
    list.subscribe(() => {});
    list.add('a');
    faults.write = false;
    stored.set('list', '["z"]');
    otherWindowWrote('list');
    list.add('b');
    expect(stored.get('list')).toBe('["b","z"]');
  });

  it('includes what another window has written', () => {
    const { otherWindowWrote, windowListeners } = stubBrowser(stored);
    const list = persistedIds('list', 3);
    const listener = vi.fn();
    const stop = list.subscribe(listener);
    stored.set('list', '["z"]');
    otherWindowWrote('another');
    expect(listener).not.toHaveBeenCalled();
    otherWindowWrote('list');
    otherWindowWrote(null);
    expect(listener).toHaveBeenCalledTimes(2);
    list.add('a');
    expect(stored.get('list')).toBe('["a","z"]');
    stop();
    expect(windowListeners.size).toBe(0);
  });

  it.each([{ write: true }, { read: true, write: true }])('stays in memory if storage fails: %j', (faults) => {
    stubBrowser(stored, faults);
    const list = persistedIds('list', 3);
    const listener = vi.fn();
    list.subscribe(listener);
    list.add('a');
    list.add('b');
    expect(list.current()).toEqual(['b', 'a']);
    expect(listener).toHaveBeenCalledTimes(2);
    expect(stored.size).toBe(0);
  });

  it('is empty for invalid stored values', () => {
    stubBrowser(stored);
    for (const text of ['', '{', '{}', '"rm-1"', 'null', '[1,null,"../x",["rm-1"],{"length":2}]']) {
      stored.set('list', text);
      expect(persistedIds('list', 3).current()).toEqual([]);
    }
  });
});

it('notifies listeners of changes made while the document was in the back-forward cache', () => {
  const { restorePage } = stubBrowser(stored);
  const list = persistedIds('list', 3);
  const listener = vi.fn();
  list.subscribe(listener);
  stored.set('list', '["z"]');
  restorePage();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(list.current()).toEqual(['z']);
});

describe('stored ids', () => {
  it('are parsed without duplicates and invalid ids, up to a maximum', () => {
    expect(parseIds(['rm-1', 'rm-2', 'rm-1', 7, '<b>'], 100)).toEqual(['rm-1', 'rm-2']);
    expect(
      parseIds(
        Array.from({ length: 500 }, (_, index) => `rm-${index}`),
        100,
      ),
    ).toHaveLength(100);
  });

  it('never break the lists, for any JSON value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(parseIds(value, 100).every((id) => /^[\w-]+$/.test(id))).toBe(true);
        expect(Array.isArray(parseSearches(value))).toBe(true);
      }),
    );
  });
});

describe('saved searches', () => {
  const at = '2026-11-21T03:00:00.000Z';
  const search = { query: '?q=condo&beds_min=2', name: 'condo', savedAt: at, seenAt: at };

  it('are read as they were written, each query once, 20 at most', () => {
    expect(parseSearches([search, { ...search, name: 'again' }])).toEqual([search]);
    const many = Array.from({ length: 60 }, (_, index) => ({ ...search, query: `?beds_min=${index}` }));
    expect(parseSearches(many)).toHaveLength(20);
  });

  it.each([
    { ...search, query: 'javascript:alert(1)' },
    { ...search, query: '?q="><script>' },
    { ...search, query: `?q=${'x'.repeat(5_000)}` },
    { ...search, query: '' },
    { ...search, name: '' },
    { ...search, name: 5 },
    { ...search, seenAt: 'yesterday' },
    { ...search, seenAt: '2026-11-21' },
    { ...search, savedAt: undefined },
    null,
    'x',
    [search],
  ])('do not include %j', (invalid) => {
    expect(parseSearches([invalid])).toEqual([]);
  });
});
