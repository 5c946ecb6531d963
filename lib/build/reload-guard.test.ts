import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storageArea } from '../icons/storage-area';
import { mayReload } from './reload-guard';

function area(initial: string | null = null) {
  let stored = initial;
  return storageArea(() => ({
    getItem: () => stored,
    setItem: (_, value) => {
      stored = value;
    },
    removeItem: () => undefined,
  }));
}

const NOW = 1_800_000_000_000;

describe('U4 mayReload', () => {
  it('allows a path to reload once in ten seconds', () => {
    const storage = area();
    expect(mayReload('/th-th/search', NOW, storage)).toBe(true);
    expect(mayReload('/th-th/search', NOW + 9_999, storage)).toBe(false);
    expect(mayReload('/th-th/search', NOW + 10_000, storage)).toBe(true);
  });

  it('counts each path separately', () => {
    const storage = area();
    expect(mayReload('/a', NOW, storage)).toBe(true);
    expect(mayReload('/b', NOW + 1, storage)).toBe(true);
    expect(mayReload('/a', NOW + 2, storage)).toBe(false);
    expect(mayReload('/b', NOW + 3, storage)).toBe(false);
  });

  it('never allows a reload if storage is unavailable', () => {
    const forbidden = storageArea(() => {
      throw new Error('SecurityError');
    });
    expect(mayReload('/a', NOW, forbidden)).toBe(false);
  });

  it('ignores an entry that another clock wrote', () => {
    expect(mayReload('/a', NOW, area(JSON.stringify([{ path: '/a', expires: NOW + 86_400_000 }])))).toBe(true);
  });

  it('ignores any invalid stored value', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const storage = area(text);
        expect(mayReload('/a', NOW, storage)).toBe(true);
        expect(mayReload('/a', NOW, storage)).toBe(false);
      }),
    );
  });
});
