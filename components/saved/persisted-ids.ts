import { ID_PATTERN } from '@/lib/content/ids';
import { type PersistedStore, persistedStore } from './persisted-store';

const NONE: readonly string[] = [];

/** A list of listing ids stored on this device, newest first. */
export type PersistedIds = Omit<PersistedStore<readonly string[]>, 'set' | 'isWritten' | 'useSelector'> & {
  readonly limit: number;
  /** Whether adding an id would drop the oldest one. */
  readonly isFull: () => boolean;
  /** Adds an id at the front, or moves it there. Drops the oldest ids above the limit. */
  readonly add: (id: string) => void;
  readonly remove: (removed: readonly string[]) => void;
  readonly useAll: () => readonly string[];
  readonly useHas: (id: string) => boolean;
};

/** Parses ids from any stored value, without duplicates and with at most `limit` of them. Never throws. */
export function parseIds(value: unknown, limit: number): readonly string[] {
  if (!Array.isArray(value)) return NONE;
  const ids = value.filter((id): id is string => typeof id === 'string' && ID_PATTERN.test(id));
  return ids.length === 0 ? NONE : [...new Set(ids)].slice(0, limit);
}

export function persistedIds(key: string, limit: number): PersistedIds {
  const { current, set, subscribe, useSelector } = persistedStore(key, (value) => parseIds(value, limit));
  const without = (removed: readonly string[]) => current().filter((id) => !removed.includes(id));
  return {
    ...{ current, subscribe, limit },
    isFull: () => current().length >= limit,
    add: (id) => {
      if (current()[0] !== id) set([id, ...without([id])].slice(0, limit));
    },
    remove: (removed) => {
      if (current().some((id) => removed.includes(id))) set(without(removed));
    },
    useAll: () => useSelector((ids) => ids, NONE),
    useHas: (id) => useSelector((ids) => ids.includes(id), false),
  };
}
