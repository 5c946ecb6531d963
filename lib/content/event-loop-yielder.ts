import { setImmediate } from 'node:timers/promises';

/** How long work may hold the event loop, in milliseconds. */
const SLICE_MS = 10;

/**
 * Lets long work yield to the event loop. Await the returned function in each step of the work: it yields if the work has
 * run for 10 ms, and returns undefined otherwise.
 */
export function eventLoopYielder(): () => Promise<void> | undefined {
  let deadline = performance.now() + SLICE_MS;
  return () => {
    if (performance.now() < deadline) return undefined;
    return setImmediate().then(() => {
      deadline = performance.now() + SLICE_MS;
    });
  };
}
