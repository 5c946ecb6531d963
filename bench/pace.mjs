import { percentile } from './table.mjs';

const ROUNDS = 9;
const VALUES = 300_000;
const WATCHED_MS = 1_000;

/** Milliseconds of a piece of work that is the same each time: numbers made up by xorshift, and put in order. */
function workMs() {
  const begun = performance.now();
  const values = new Uint32Array(VALUES);
  let last = 2_463_534_242;
  for (let at = 0; at < VALUES; at += 1) {
    last ^= last << 13;
    last ^= last >>> 17;
    last ^= last << 5;
    values[at] = last;
  }
  values.sort();
  return performance.now() - begun;
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

/**
 * How fast this machine is just now, in milliseconds: the median of a fixed piece of work, and the longest stall in a
 * second. A shared machine can be half as fast as an hour ago without saying so.
 */
export function pace() {
  const rounds = Array.from({ length: ROUNDS }, workMs);
  return { workMs: percentile(rounds, 0.5), stallMs: longestStallMs() };
}
