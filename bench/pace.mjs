import { percentile } from './table.mjs';

const ROUNDS = 5;
const VALUES = 300_000;
/** 32 MB: more than a processor keeps near itself. */
const PLACES = 8 * 1024 * 1024;
const STEPS = 500_000;
const WATCHED_MS = 1_000;

/** Whole numbers made up by xorshift, the same each time. */
function madeUp() {
  let last = 2_463_534_242;
  return () => {
    last ^= last << 13;
    last ^= last >>> 17;
    last ^= last << 5;
    return last >>> 0;
  };
}

/** Milliseconds of a piece of work that is the same each time: made-up numbers, and put in order. */
function workMs() {
  const begun = performance.now();
  const next = madeUp();
  const values = new Uint32Array(VALUES);
  for (let at = 0; at < VALUES; at += 1) values[at] = next();
  values.sort();
  return performance.now() - begun;
}

/** A way through all places, each of which says the next (Sattolo): nobody can guess ahead. */
function longWay() {
  const next = madeUp();
  const way = Uint32Array.from({ length: PLACES }, (_, at) => at);
  for (let at = PLACES - 1; at > 0; at -= 1) {
    const other = next() % at;
    [way[at], way[other]] = [way[other], way[at]];
  }
  return way;
}

/** Nanoseconds of a step to somewhere else in memory. Neighbours on the machine slow this first. */
function stepNs(way) {
  const begun = performance.now();
  let at = 0;
  for (let step = 0; step < STEPS; step += 1) at = way[at];
  // What nobody reads would not be walked at all.
  if (at > PLACES) throw new RangeError('the way leads outside');
  return ((performance.now() - begun) * 1e6) / STEPS;
}

/** The longest time, in milliseconds, that a process which only reads the clock was kept from it. */
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
 * How fast this machine is just now: the medians of a fixed piece of work and of a step through memory, and the longest
 * stall in a second. A shared machine can be half as fast as an hour ago without saying so.
 */
export function pace() {
  const way = longWay();
  return { workMs: median(workMs), stepNs: median(() => stepNs(way)), stallMs: longestStallMs() };
}
