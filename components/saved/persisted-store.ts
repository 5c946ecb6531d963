'use client';

import { useSyncExternalStore } from 'react';

/** A value in local storage that all windows of the browser share. */
export type PersistedStore<T> = {
  /** The value now; the same object until it changes. */
  readonly current: () => T;
  readonly keep: (value: T) => void;
  /** Whether the last value that was set outlives this window. */
  readonly isWritten: () => boolean;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Selects a part of the value in a component. It is `none` on the server and during hydration, so that the markup matches. */
  readonly usePart: <Part>(part: (value: T) => Part, none: Part) => Part;
};

function unparsed(text: string | null): unknown {
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
  let known: { text: string | null; value: T } | undefined;
  let inWindow: string | null = null;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    // Another window could write, so the stored value is newer than the one of this window.
    inWindow = null;
    tell();
  };
  // A document in the back/forward cache gets no storage events.
  const onShown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) tell();
  };
  const current = () => {
    const text = inWindow ?? stored(key);
    if (known?.text !== text) known = { text, value: parse(unparsed(text)) };
    return known.value;
  };
  const keep = (value: T) => {
    const text = JSON.stringify(value);
    try {
      localStorage.setItem(key, text);
      inWindow = null;
    } catch {
      inWindow = text;
    }
    tell();
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
    ...{ current, keep, subscribe },
    isWritten: () => inWindow === null,
    usePart: (part, none) =>
      useSyncExternalStore(
        subscribe,
        () => part(current()),
        () => none,
      ),
  };
}
