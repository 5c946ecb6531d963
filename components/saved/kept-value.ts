'use client';

import { useSyncExternalStore } from 'react';

/** Something kept on this device, the same in every window of it. */
export type KeptValue<T> = {
  /** As it is now; the same object while nothing changed. */
  readonly current: () => T;
  readonly keep: (value: T) => void;
  /** Whether what was kept last outlives this window. */
  readonly isWritten: () => boolean;
  readonly subscribe: (onChange: () => void) => () => void;
  /** A part of it in a component; `none` on the server and in the first moment, so that the markup is the same for all. */
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
 * Keeps a value in the browser's storage. What the storage holds is anybody's: `parse` is given whatever is there, null
 * where nothing is, and never throws. Where storage is full or forbidden, the value holds for this window.
 */
export function keptValue<T>(key: string, parse: (value: unknown) => T): KeptValue<T> {
  let known: { text: string | null; value: T } | undefined;
  let inWindow: string | null = null;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    // Another window could write: what stands there is the newer, and is not to be written over with what this one holds.
    inWindow = null;
    tell();
  };
  // While the browser keeps a document that was left, nobody tells it anything.
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
