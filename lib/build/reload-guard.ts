import { RELOAD_GUARD_MS } from '../config/constants';
import type { StorageArea } from '../icons/storage-area';

const KEY = 'reloaded';

/** More reloads than a visitor can cause in ten seconds. */
const MOST_RELOADS = 20;

/** A page that was reloaded, and the time in milliseconds before which it may not be reloaded again. */
type Reload = { readonly path: string; readonly expires: number };

/** Whether the entry is still valid. A later expiry than possible was written with another clock. */
function isOpen(value: unknown, now: number): value is Reload {
  if (typeof value !== 'object' || value === null || !('path' in value) || !('expires' in value)) return false;
  const { path, expires } = value;
  return typeof path === 'string' && typeof expires === 'number' && expires > now && expires <= now + RELOAD_GUARD_MS;
}

function openReloads(text: string | null, now: number): readonly Reload[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter((value) => isOpen(value, now)).slice(-MOST_RELOADS) : [];
  } catch {
    return [];
  }
}

/**
 * U4: whether the caller may reload a page, at most once per path in ten seconds. If it returns true, the caller must
 * reload. Always false if storage is unavailable, to prevent a reload loop.
 */
export function mayReload(path: string, now: number, storage: StorageArea): boolean {
  const open = openReloads(storage.get(KEY), now);
  if (open.some((reload) => reload.path === path)) return false;
  return storage.set(KEY, JSON.stringify([...open, { path, expires: now + RELOAD_GUARD_MS }]));
}

/** Whether a script or style of the build failed to load. The name is from Turbopack's runtime. */
export const isChunkFailure = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';
