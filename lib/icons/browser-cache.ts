import { ICON_CACHE_SETS, ICON_CACHE_VERSION } from '../config/constants';
import type { IconSet } from './icon-set';
import type { StorageArea } from './storage-area';
import { readEntry, type StoredEntry, writeEntry } from './stored-entry';

const VERSION_KEY = 'iconify-version';
const COUNT_KEY = 'iconify-count';
const entryKey = (index: number) => `iconify${index}`;
const SLOTS = Array.from({ length: ICON_CACHE_SETS }, (_, index) => index);

const countOf = (area: StorageArea) => Math.max(Number.parseInt(area.get(COUNT_KEY) ?? '', 10) || 0, 0);

/** Makes an area ours: one of another version is emptied. False where it keeps nothing. */
function claim(area: StorageArea): boolean {
  if (area.get(VERSION_KEY) === ICON_CACHE_VERSION) return true;
  for (const index of SLOTS) area.remove(entryKey(index));
  return area.set(COUNT_KEY, '0') && area.set(VERSION_KEY, ICON_CACHE_VERSION);
}

/** The entries that `keep` wants; every other one, and what is no entry or too old, is removed. */
function sift(area: StorageArea, timeMs: number, keep: (entry: StoredEntry) => boolean): StoredEntry[] {
  const kept: StoredEntry[] = [];
  let count = 0;
  for (const index of SLOTS.slice(0, countOf(area))) {
    const entry = readEntry(area.get(entryKey(index)) ?? '', timeMs);
    if (entry === null || !keep(entry)) area.remove(entryKey(index));
    else {
      kept.push(entry);
      count = index + 1;
    }
  }
  if (count !== countOf(area)) area.set(COUNT_KEY, String(count));
  return kept;
}

function put(area: StorageArea, text: string): boolean {
  const count = countOf(area);
  const index = SLOTS.find((slot) => slot >= count || area.get(entryKey(slot)) === null);
  if (index === undefined || !area.set(entryKey(index), text)) return false;
  if (index < count || area.set(COUNT_KEY, String(index + 1))) return true;
  area.remove(entryKey(index));
  return false;
}

/**
 * I3: the browser cache of @iconify/vue 4.1.2, which later Iconify clients dropped: keys `iconify-version`,
 * `iconify-count` and `iconify0` to `iconify49`, at most 50 sets for 168 hours in each area (§9). A set goes into the
 * first area that takes it. Nothing here throws.
 */
export function iconCache(areas: readonly StorageArea[], now: () => number) {
  const siftAll = (keep: (entry: StoredEntry) => boolean) =>
    areas.flatMap((area) => (claim(area) ? sift(area, now(), keep) : []));
  return {
    /** The sets that are young enough to be used. */
    read: (): IconSet[] => siftAll((entry) => entry.provider === '').map(({ data }) => data),
    /** Keeps a set; a newer release of it replaces what is there, an older one is not kept. */
    store(set: IconSet): void {
      if (Object.keys(set.icons).length === 0) return;
      const { prefix, lastModified } = set;
      if (lastModified !== undefined) {
        const dated = siftAll(({ data }) => data.prefix !== prefix || (data.lastModified ?? 0) >= lastModified);
        if (dated.some(({ data }) => data.prefix === prefix && (data.lastModified ?? 0) > lastModified)) return;
      }
      const text = writeEntry(set, now());
      areas.some((area) => claim(area) && put(area, text));
    },
  };
}
