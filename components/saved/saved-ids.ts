'use client';

import { useSyncExternalStore } from 'react';
import { ID_PATTERN } from '@/lib/content/ids';
import { SUMMARIES_AT_MOST } from '@/lib/content/listing-summary';

/** Kept on the device only, the last saved first. */
const KEY = 'saved-homes';
const NONE: readonly string[] = [];

/** What the storage holds is anybody's: everything but a list of ids counts as none. */
export function parseSavedIds(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(value)) return NONE;
    const ids = value.filter((id): id is string => typeof id === 'string' && ID_PATTERN.test(id));
    return [...new Set(ids)].slice(0, SUMMARIES_AT_MOST);
  } catch {
    return NONE;
  }
}

let known: { text: string | null; ids: readonly string[] } = { text: null, ids: NONE };
/** Where storage is full or forbidden, the choice holds for this window. */
let inWindow: string | null = null;
const listeners = new Set<() => void>();

function stored(): string | null {
  if (inWindow !== null) return inWindow;
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function current(): readonly string[] {
  const text = stored();
  if (text !== known.text) known = { text, ids: parseSavedIds(text) };
  return known.ids;
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}

/** The saved homes; none on the server and in the first moment, so that the markup is the same for all. */
export const useSavedIds = (): readonly string[] => useSyncExternalStore(subscribe, current, () => NONE);

function keep(ids: readonly string[]): void {
  const text = JSON.stringify(ids);
  try {
    localStorage.setItem(KEY, text);
    inWindow = null;
  } catch {
    inWindow = text;
  }
  for (const tell of listeners) tell();
}

/** Saves a home, or no longer. */
export function toggleSaved(id: string): void {
  const ids = current();
  keep(ids.includes(id) ? ids.filter((other) => other !== id) : [id, ...ids].slice(0, SUMMARIES_AT_MOST));
}

/** Lets go of homes that are no longer on the site. */
export function forgetSaved(gone: readonly string[]): void {
  if (gone.length > 0) keep(current().filter((id) => !gone.includes(id)));
}
