import { CACHE_LIFETIME_MS } from '../config/constants';
import { errorText } from '../config/log';

type Entry = { value: unknown; expires: number };

/** Monotonic, so that a change of the wall clock neither ends nor prolongs an entry. */
const now = () => performance.now();

const entries = new Map<string, Entry>();

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
      const entry = entries.get(key);
      return entry !== undefined && entry.expires > now() ? entry.value : null;
    },
    null,
  );
}

/** Keeps a value for ten minutes unless told otherwise (milliseconds); false on failure, logged. */
export function cacheSet(key: string, value: unknown, lifetimeMs: number = CACHE_LIFETIME_MS): boolean {
  return logged('set', key, () => entries.set(key, { value, expires: now() + lifetimeMs }).has(key), false);
}
