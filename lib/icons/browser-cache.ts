import { ICON_CACHE_HOURS, ICON_CACHE_SETS, ICON_CACHE_VERSION } from '../config/constants';
import { type IconSet, isIconSet } from './icon-set';
import type { StorageArea } from './storage-area';

const HOUR_MS = 3_600_000;

/** A set in the browser's storage, in the format of @iconify/vue 4.1.2. `cached` is in whole hours since 1970. */
type StoredEntry = { cached: number; provider: string; data: IconSet };

const hourOf = (timeMs: number): number => Math.floor(timeMs / HOUR_MS);

/** I3: serializes a set without its missing icons, which may exist on the next visit. */
function writeEntry(set: IconSet, timeMs: number): string {
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
function readEntry(text: string, timeMs: number): StoredEntry | null {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null) return null;
  const { cached, provider, data }: { [Key in keyof StoredEntry]?: unknown } = value;
  if (typeof cached !== 'number' || typeof provider !== 'string' || !isIconSet(data)) return null;
  const age = hourOf(timeMs) - cached;
  return age >= 0 && age < ICON_CACHE_HOURS ? { cached, provider, data } : null;
}

const VERSION_KEY = 'iconify-version';
const COUNT_KEY = 'iconify-count';
const entryKey = (index: number) => `iconify${index}`;
const SLOTS = Array.from({ length: ICON_CACHE_SETS }, (_, index) => index);

const countOf = (area: StorageArea) => Math.max(Number.parseInt(area.get(COUNT_KEY) ?? '', 10) || 0, 0);

function prepare(area: StorageArea): boolean {
  if (area.get(VERSION_KEY) === ICON_CACHE_VERSION) return true;
  for (const index of SLOTS) area.remove(entryKey(index));
  return area.set(COUNT_KEY, '0') && area.set(VERSION_KEY, ICON_CACHE_VERSION);
}

function filterEntries(area: StorageArea, timeMs: number, keep: (entry: StoredEntry) => boolean): StoredEntry[] {
  const entries: StoredEntry[] = [];
  let count = 0;
  for (const index of SLOTS.slice(0, countOf(area))) {
    const entry = readEntry(area.get(entryKey(index)) ?? '', timeMs);
    if (entry === null || !keep(entry)) area.remove(entryKey(index));
    else {
      entries.push(entry);
      count = index + 1;
    }
  }
  if (count !== countOf(area)) area.set(COUNT_KEY, String(count));
  return entries;
}

function storeEntry(area: StorageArea, text: string): boolean {
  const count = countOf(area);
  const index = SLOTS.find((slot) => slot >= count || area.get(entryKey(slot)) === null);
  if (index === undefined || !area.set(entryKey(index), text)) return false;
  if (index < count || area.set(COUNT_KEY, String(index + 1))) return true;
  area.remove(entryKey(index));
  return false;
}

/** I3: the cache of @iconify/vue 4.1.2, dropped later: 50 sets for 168 hours in each area (§9). Never throws. */
export function iconCache(areas: readonly StorageArea[], now: () => number) {
  const filterAll = (keep: (entry: StoredEntry) => boolean) =>
    areas.flatMap((area) => (prepare(area) ? filterEntries(area, now(), keep) : []));
  return {
    read: (): IconSet[] => filterAll((entry) => entry.provider === '').map(({ data }) => data),
    store(set: IconSet): void {
      if (Object.keys(set.icons).length === 0) return;
      const { prefix, lastModified } = set;
      if (lastModified !== undefined) {
        const dated = filterAll(({ data }) => data.prefix !== prefix || (data.lastModified ?? 0) >= lastModified);
        if (dated.some(({ data }) => data.prefix === prefix && (data.lastModified ?? 0) > lastModified)) return;
      }
      const text = writeEntry(set, now());
      areas.some((area) => prepare(area) && storeEntry(area, text));
    },
  };
}

const SET_IN_ADDRESS = /([^/]+)\.json\?/;

/** The client writes a comma as `%2C` but counts one character (I2). Another set becomes a 502: the next host follows. */
export function iconFetch(send: typeof fetch, onLoad: (set: IconSet) => void): typeof fetch {
  return async (input, init) => {
    const address = String(input).replaceAll('%2C', ',');
    const response = await send(address, init);
    if (response.status !== 200) {
      // The client never reads it, and an unread body keeps its connection open.
      response.body?.cancel().catch(() => undefined);
      return response;
    }
    const set: unknown = await response.json();
    if (!isIconSet(set) || set.prefix !== SET_IN_ADDRESS.exec(address)?.[1]) return new Response(null, { status: 502 });
    onLoad(set);
    return Response.json(set);
  };
}
