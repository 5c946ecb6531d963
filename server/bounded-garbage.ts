import { getHeapStatistics, setFlagsFromString } from 'node:v8';

/** Garbage that may gather beside what lives before it is collected. */
const GARBAGE_BYTES = 64 * 1024 * 1024;

/** Less would have the collector run all the time where a great deal lives. */
const LEAST_PERCENT = 10;

/** Homes are read at some 30 MB a second. */
const EVERY_MS = 1_000;

/**
 * Keeps the process as small as its content lets it be. By itself V8 lets garbage grow with what lives, which
 * with a hundred thousand homes costs hundreds of megabytes (decision 38). V8 reads the setting anew at each collection.
 */
export function boundGarbage(): void {
  const bound = () => {
    const percent = Math.round((100 * GARBAGE_BYTES) / getHeapStatistics().used_heap_size);
    setFlagsFromString(`--heap-growing-percent=${Math.max(LEAST_PERCENT, percent)}`);
  };
  bound();
  setInterval(bound, EVERY_MS).unref();
}
