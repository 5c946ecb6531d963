import { ID_PATTERN } from '@/lib/content/ids';
import { type PersistedStore, persistedStore } from './persisted-store';

const NONE: readonly string[] = [];

/** A list of listing ids stored on this device, newest first. */
export type KeptIds = Omit<PersistedStore<readonly string[]>, 'keep' | 'isWritten' | 'usePart'> & {
  readonly atMost: number;
  /** Whether adding an id would drop the oldest one. */
  readonly isFull: () => boolean;
  /** Adds an id at the front, or moves it there. Drops the oldest ids above the limit. */
  readonly put: (id: string) => void;
  readonly remove: (gone: readonly string[]) => void;
  readonly useAll: () => readonly string[];
  readonly useHas: (id: string) => boolean;
};

/** Parses ids from any stored value, without duplicates and with at most `atMost` of them. Never throws. */
export function parseIds(value: unknown, atMost: number): readonly string[] {
  if (!Array.isArray(value)) return NONE;
  const ids = value.filter((id): id is string => typeof id === 'string' && ID_PATTERN.test(id));
  return ids.length === 0 ? NONE : [...new Set(ids)].slice(0, atMost);
}

export function keptIds(key: string, atMost: number): KeptIds {
  const { current, keep, subscribe, usePart } = persistedStore(key, (value) => parseIds(value, atMost));
  const without = (gone: readonly string[]) => current().filter((id) => !gone.includes(id));
  return {
    ...{ current, subscribe, atMost },
    isFull: () => current().length >= atMost,
    put: (id) => {
      if (current()[0] !== id) keep([id, ...without([id])].slice(0, atMost));
    },
    remove: (gone) => {
      if (current().some((id) => gone.includes(id))) keep(without(gone));
    },
    useAll: () => usePart((ids) => ids, NONE),
    useHas: (id) => usePart((ids) => ids.includes(id), false),
  };
}
