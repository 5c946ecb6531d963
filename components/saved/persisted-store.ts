'use client';

import { useSyncExternalStore } from 'react';
import { ID_PATTERN } from '@/lib/content/ids';

/** A value in local storage that all windows of the browser share. */
export type PersistedStore<T> = {
  /** The value now; the same object until it changes. */
  readonly current: () => T;
  readonly set: (value: T) => void;
  /** Whether the last value that was set outlives this window. */
  readonly isWritten: () => boolean;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Returns `serverValue` on the server and during hydration, so that the markup matches. */
  readonly useSelector: <Part>(selector: (value: T) => Part, serverValue: Part) => Part;
};

/** `parse` gets any JSON or null, and must not throw. If storage fails, the value lasts as long as the window. */
export function persistedStore<T>(key: string, parse: (value: unknown) => T): PersistedStore<T> {
  let cached: { text: string | null; value: T } | undefined;
  let inMemory: string | null = null;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    // Another window could write, so the stored value is newer than the one of this window.
    inMemory = null;
    notify();
  };
  // A document in the back/forward cache gets no storage events.
  const onShown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) notify();
  };
  const current = () => {
    const text = inMemory ?? stored(key);
    if (cached?.text !== text) cached = { text, value: parse(parseJson(text)) };
    return cached.value;
  };
  const set = (value: T) => {
    const text = JSON.stringify(value);
    try {
      localStorage.setItem(key, text);
      inMemory = null;
    } catch {
      inMemory = text;
    }
    notify();
  };
  const subscribe = (onChange: () => void) => {
    if (listeners.size === 0) {
      window.addEventListener('storage', onStorage);
      window.addEventListener('pageshow', onShown);
    }
    listeners.add(onChange);
    return () => {
      listeners.delete(onChange);
      if (listeners.size > 0) return;
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onShown);
    };
  };
  return {
    ...{ current, set, subscribe },
    isWritten: () => inMemory === null,
    useSelector: (selector, serverValue) =>
      useSyncExternalStore(
        subscribe,
        () => selector(current()),
        () => serverValue,
      ),
  };
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const NONE: readonly string[] = [];

/** A list of listing ids stored on this device, newest first. */
export type PersistedIds = Omit<PersistedStore<readonly string[]>, 'set' | 'isWritten' | 'useSelector'> & {
  readonly limit: number;
  readonly isFull: () => boolean;
  /** Adds an id at the front or another place, or moves it there. Drops the oldest ids above the limit. */
  readonly add: (id: string, index?: number) => void;
  readonly remove: (removed: readonly string[]) => void;
  readonly useAll: () => readonly string[];
  readonly useHas: (id: string) => boolean;
};

export function persistedIds(key: string, limit: number): PersistedIds {
  const { current, set, subscribe, useSelector } = persistedStore(key, (value) => parseIds(value, limit));
  const without = (removed: readonly string[]) => current().filter((id) => !removed.includes(id));
  return {
    ...{ current, subscribe, limit },
    isFull: () => current().length >= limit,
    add: (id, index = 0) => {
      if (current()[index] !== id) set(without([id]).toSpliced(index, 0, id).slice(0, limit));
    },
    remove: (removed) => {
      if (current().some((id) => removed.includes(id))) set(without(removed));
    },
    useAll: () => useSelector((ids) => ids, NONE),
    useHas: (id) => useSelector((ids) => ids.includes(id), false),
  };
}

/** Parses ids from any stored value, without duplicates and with at most `limit` of them. Never throws. */
export function parseIds(value: unknown, limit: number): readonly string[] {
  if (!Array.isArray(value)) return NONE;
  const ids = value.filter((id): id is string => typeof id === 'string' && ID_PATTERN.test(id));
  return ids.length === 0 ? NONE : [...new Set(ids)].slice(0, limit);
}
