import { CACHE_LIFETIME_MS } from '../config/constants';
import { errorText } from '../config/log';

type Entry = { value: unknown; expires: number };

/** Monotonic, so that a change of the wall clock neither ends nor prolongs an entry. */
const now = () => performance.now();

// Next loads separate copies of a module for pages, endpoints and the start-up hook; they must share one cache.
declare global {
  var rommaiCache: Map<string, Entry> | undefined;
}

function cached(): Map<string, Entry> {
  globalThis.rommaiCache ??= new Map();
  return globalThis.rommaiCache;
}

function logged<T>(operation: string, key: string, work: () => T, onFailure: T): T {
  try {
    return work();
  } catch (error) {
    console.error(`Cache ${operation} failed for ${key}: ${errorText(error)}`);
    return onFailure;
  }
}

/** The module-level cache of specification §4: the value while it lives, else null (also on failure, logged). */
export function cacheGet(key: string): unknown {
  return logged(
    'get',
    key,
    () => {
      const entry = cached().get(key);
      return entry !== undefined && entry.expires > now() ? entry.value : null;
    },
    null,
  );
}

/** Keeps a value for ten minutes. Logs a failure and returns false. */
export function cacheSet(key: string, value: unknown): boolean {
  return logged(
    'set',
    key,
    () =>
      cached()
        .set(key, { value, expires: now() + CACHE_LIFETIME_MS })
        .has(key),
    false,
  );
}

/** Forgets a value. Returns false if there was none or if forgetting failed; logs a failure. */
export const cacheDrop = (key: string): boolean => logged('drop', key, () => cached().delete(key), false);
