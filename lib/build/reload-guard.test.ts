import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storageArea } from '../icons/storage-area';
import { mayReload } from './reload-guard';

function area(begin: string | null = null) {
  let kept = begin;
  return storageArea(() => ({
    getItem: () => kept,
    setItem: (_, value) => {
      kept = value;
    },
    removeItem: () => undefined,
  }));
}

const NOW = 1_800_000_000_000;

describe('U4 mayReload', () => {
  it('lets a path be loaded anew once in ten seconds', () => {
    const storage = area();
    expect(mayReload('/th-th/search', NOW, storage)).toBe(true);
    expect(mayReload('/th-th/search', NOW + 9_999, storage)).toBe(false);
    expect(mayReload('/th-th/search', NOW + 10_000, storage)).toBe(true);
  });

  it('counts each path for itself, and forgets none for another', () => {
    const storage = area();
    expect(mayReload('/a', NOW, storage)).toBe(true);
    expect(mayReload('/b', NOW + 1, storage)).toBe(true);
    expect(mayReload('/a', NOW + 2, storage)).toBe(false);
    expect(mayReload('/b', NOW + 3, storage)).toBe(false);
  });

  it('never where nothing can be remembered', () => {
    const forbidden = storageArea(() => {
      throw new Error('SecurityError');
    });
    expect(mayReload('/a', NOW, forbidden)).toBe(false);
  });

  it('is not held up by what another clock wrote', () => {
    expect(mayReload('/a', NOW, area(JSON.stringify([{ path: '/a', expires: NOW + 86_400_000 }])))).toBe(true);
  });

  it('takes whatever the storage holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const storage = area(text);
        expect(mayReload('/a', NOW, storage)).toBe(true);
        expect(mayReload('/a', NOW, storage)).toBe(false);
      }),
    );
  });
});
