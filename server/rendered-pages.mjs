import { LRUCache } from 'lru-cache';

/** Bytes of rendered pages that are kept: some 15 pages of homes. Pages as they are sent are kept before Next. */
const MOST_BYTES = 16 * 1024 * 1024;

/** Text with Thai in it takes two bytes a letter in memory. */
const sizeOf = (part) => (typeof part === 'string' ? part.length * 2 : part.length);

function bytesOf({ value }) {
  const segments = value?.segmentData ? [...value.segmentData.values()] : [];
  // The whole data of a page is among its segments once more.
  const parts = new Set([value?.html, value?.rscData, value?.body, ...segments].filter(Boolean));
  return [...parts].reduce((sum, part) => sum + sizeOf(part), 1_000);
}

const entries = new LRUCache({ maxSize: MOST_BYTES, sizeCalculation: bytesOf });

/** As long as a page may be shown; the page cache before Next shows an old one while this one is made anew. */
const LIFETIME_MS = 600_000;

/** When a page was first asked for in vain since it was last stored: its rendering began no earlier. */
const asked = new LRUCache({ max: 10_000 });

/** As in lib/i18n/dates.ts. */
const bangkokDayNumber = () => Math.floor((Date.now() + 7 * 3_600_000) / 86_400_000);

/**
 * Where Next keeps the pages that it has rendered: in memory, and none from before the content changed, so that an edit
 * is seen with the next visit and not when the page's ten minutes have gone.
 */
export default class RenderedPages {
  async get(key) {
    const changedAt = globalThis.rommaiChangeLog?.latestAt ?? 0;
    const entry = entries.get(key);
    const now = performance.now();
    const ageMs = now - entry?.storedAt;
    const isOfToday = entry?.day === bangkokDayNumber();
    // Next compares `lastModified` with the wall clock.
    if (isOfToday && entry.renderedFrom > changedAt && ageMs < LIFETIME_MS)
      return { value: entry.value, cacheControl: entry.cacheControl, lastModified: Date.now() - ageMs };
    if (!asked.has(key)) asked.set(key, { at: now, day: bangkokDayNumber() });
    return null;
  }

  async set(key, value, { cacheControl } = {}) {
    const { at: renderedFrom = 0, day } = asked.get(key) ?? {};
    entries.set(key, { value, cacheControl, storedAt: performance.now(), renderedFrom, day });
    asked.delete(key);
  }

  /** Nothing is tagged: no page is revalidated by name. */
  async revalidateTag() {}

  resetRequestCache() {}
}
