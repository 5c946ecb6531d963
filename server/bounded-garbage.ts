import { getHeapStatistics, setFlagsFromString } from 'node:v8';

/** How much garbage may accumulate beside the live objects before V8 collects it. */
const GARBAGE_BYTES = 64 * 1024 * 1024;

/** With less, V8 would collect garbage all the time if there are many live objects. */
const LEAST_PERCENT = 10;

/** Listings are read at about 30 MB a second. */
const EVERY_MS = 1_000;

/**
 * Bounds the garbage of the process. By default V8 lets garbage grow in proportion to the live objects, which costs
 * hundreds of megabytes with 100,000 listings (decision 38). V8 reads the setting at each collection.
 */
export function boundGarbage(): void {
  const bound = () => {
    const percent = Math.round((100 * GARBAGE_BYTES) / getHeapStatistics().used_heap_size);
    setFlagsFromString(`--heap-growing-percent=${Math.max(LEAST_PERCENT, percent)}`);
  };
  bound();
  setInterval(bound, EVERY_MS).unref();
}
