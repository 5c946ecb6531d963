import { ICON_CACHE_HOURS } from '../config/constants';
import { type IconSet, isIconSet } from './icon-set';

const HOUR_MS = 3_600_000;

/** A set in the browser's storage, in the format of @iconify/vue 4.1.2. `cached` is in whole hours since 1970. */
export type StoredEntry = { cached: number; provider: string; data: IconSet };

const hourOf = (timeMs: number): number => Math.floor(timeMs / HOUR_MS);

/** I3: serializes a set without its missing icons, which may exist on the next visit. */
export function writeEntry(set: IconSet, timeMs: number): string {
  const { not_found: _, ...data } = set;
  return JSON.stringify({ cached: hourOf(timeMs), provider: '', data } satisfies StoredEntry);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** I3: parses an entry younger than 168 whole hours. Null for anything else, including an entry from the future. */
export function readEntry(text: string, timeMs: number): StoredEntry | null {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null) return null;
  const { cached, provider, data }: { [Key in keyof StoredEntry]?: unknown } = value;
  if (typeof cached !== 'number' || typeof provider !== 'string' || !isIconSet(data)) return null;
  const age = hourOf(timeMs) - cached;
  return age >= 0 && age < ICON_CACHE_HOURS ? { cached, provider, data } : null;
}
