import { RELOAD_GUARD_MS } from '../config/constants';
import type { StorageArea } from '../icons/storage-area';

const KEY = 'reloaded';

/** More than anybody reaches in ten seconds. */
const MOST = 20;

/** A page that was loaded anew, and until when it may not be again, in milliseconds. */
type Reload = { readonly path: string; readonly expires: number };

/** Whether it still counts. One that expires later than any can was written by another clock. */
function isOpen(value: unknown, now: number): value is Reload {
  if (typeof value !== 'object' || value === null || !('path' in value) || !('expires' in value)) return false;
  const { path, expires } = value;
  return typeof path === 'string' && typeof expires === 'number' && expires > now && expires <= now + RELOAD_GUARD_MS;
}

function openReloads(text: string | null, now: number): readonly Reload[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter((value) => isOpen(value, now)).slice(-MOST) : [];
  } catch {
    return [];
  }
}

/**
 * U4: whether a page may be loaded anew, at most once per path in ten seconds; whoever asks does it. Never where that
 * cannot be remembered: there it would be again and again.
 */
export function mayReload(path: string, now: number, storage: StorageArea): boolean {
  const open = openReloads(storage.get(KEY), now);
  if (open.some((reload) => reload.path === path)) return false;
  return storage.set(KEY, JSON.stringify([...open, { path, expires: now + RELOAD_GUARD_MS }]));
}
