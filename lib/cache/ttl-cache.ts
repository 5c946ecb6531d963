import { CACHE_LIFETIME_MS } from '../config/constants';
import { errorText, log } from '../config/log';
import { processSingleton } from '../config/process-singleton';

type Entry = { value: unknown; expires: number };

/** Monotonic, so that a change of the system clock does not affect expiry. */
const now = () => performance.now();

const cached = processSingleton('cache', () => new Map<string, Entry>()).get;

function logged<T>(operation: string, key: string, work: () => T, onFailure: T): T {
  try {
    return work();
  } catch (error) {
    log('error', 'cache failed', { operation, key, reason: errorText(error) });
    return onFailure;
  }
}

/** The cache of specification §4. Null after the value expired, or after a failure, which is logged. */
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

export const cacheDrop = (key: string): boolean => logged('drop', key, () => cached().delete(key), false);
