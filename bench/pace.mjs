import { percentile } from './table.mjs';

const ROUNDS = 5;
const VALUES = 300_000;
/** 32 MB: more than the cache of a CPU. */
const PLACES = 8 * 1024 * 1024;
const STEPS = 500_000;
const WATCHED_MS = 1_000;

/** A generator of pseudorandom integers (xorshift), the same each time. */
function madeUp() {
  let last = 2_463_534_242;
  return () => {
    last ^= last << 13;
    last ^= last >>> 17;
    last ^= last << 5;
    return last >>> 0;
  };
}

/** The milliseconds of a fixed amount of work: generates and sorts numbers. */
function workMs() {
  const begun = performance.now();
  const next = madeUp();
  const values = new Uint32Array(VALUES);
  for (let at = 0; at < VALUES; at += 1) values[at] = next();
  values.sort();
  return performance.now() - begun;
}

/** A random cycle through all places, in which each contains the next one (Sattolo). The CPU cannot prefetch it. */
function longWay() {
  const next = madeUp();
  const way = Uint32Array.from({ length: PLACES }, (_, at) => at);
  for (let at = PLACES - 1; at > 0; at -= 1) {
    const other = next() % at;
    [way[at], way[other]] = [way[other], way[at]];
  }
  return way;
}

/** The nanoseconds of a step to a random place in memory. Other users of the machine slow this down first. */
function stepNs(way) {
  const begun = performance.now();
  let at = 0;
  for (let step = 0; step < STEPS; step += 1) at = way[at];
  // Uses the result, so that the compiler does not remove the loop.
  if (at > PLACES) throw new RangeError('the way leads outside');
  return ((performance.now() - begun) * 1e6) / STEPS;
}

/** The longest stall, in milliseconds, of a loop that only reads the clock. */
function longestStallMs() {
  const ends = performance.now() + WATCHED_MS;
  let longest = 0;
  for (let now = performance.now(); now < ends; ) {
    const next = performance.now();
    longest = Math.max(longest, next - now);
    now = next;
  }
  return longest;
}

const median = (measure) => percentile(Array.from({ length: ROUNDS }, measure), 0.5);

/**
 * Measures the current speed of this machine: the medians of a fixed amount of work and of a step through memory, and
 * the longest stall in a second. A shared machine can be half as fast as an hour ago.
 */
export function pace() {
  const way = longWay();
  return { workMs: median(workMs), stepNs: median(() => stepNs(way)), stallMs: longestStallMs() };
}
