'use client';

import { useSyncExternalStore } from 'react';

/** A value in local storage that all windows of the browser share. */
export type PersistedStore<T> = {
  /** The value now; the same object until it changes. */
  readonly current: () => T;
  readonly set: (value: T) => void;
  /** Whether the last value that was set outlives this window. */
  readonly isWritten: () => boolean;
  readonly subscribe: (onChange: () => void) => () => void;
  /**
   * Selects a part of the value in a component. It is `serverValue` on the server and during hydration, so that the
   * markup matches.
   */
  readonly useSelector: <Part>(selector: (value: T) => Part, serverValue: Part) => Part;
};

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

/**
 * Creates a store that is persisted under a key of local storage. `parse` gets the parsed JSON, which may be anything, or
 * null if there is none, and must not throw. If storage is full or forbidden, the value lasts as long as the window.
 */
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
