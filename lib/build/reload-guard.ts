import type { StorageArea } from '../icons/storage-area';

const KEY = 'reloaded';

const MAX_RELOADS = 20;
/** How long a path is not loaded again (site-specification.md §9). */
const RELOAD_GUARD_MS = 10_000;

type Reload = { readonly path: string; readonly expires: number };

/** A later expiry than possible was written with another clock. */
function isOpen(value: unknown, now: number): value is Reload {
  if (typeof value !== 'object' || value === null || !('path' in value) || !('expires' in value)) return false;
  const { path, expires } = value;
  return typeof path === 'string' && typeof expires === 'number' && expires > now && expires <= now + RELOAD_GUARD_MS;
}

function openReloads(text: string | null, now: number): readonly Reload[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter((value) => isOpen(value, now)).slice(-MAX_RELOADS) : [];
  } catch {
    return [];
  }
}

/** U4: at most one reload per path in ten seconds; none without storage. If true, the caller must reload. */
export function mayReload(path: string, now: number, storage: StorageArea): boolean {
  const open = openReloads(storage.get(KEY), now);
  if (open.some((reload) => reload.path === path)) return false;
  return storage.set(KEY, JSON.stringify([...open, { path, expires: now + RELOAD_GUARD_MS }]));
}

/** The name is from Turbopack's runtime. */
export const isChunkFailure = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';
