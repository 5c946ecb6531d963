import { Overloaded } from './overloaded';

/**
 * Runs work under a concurrency limit. Other work waits in a queue, first in, first out.
 *
 * @throws Overloaded for work that would wait too long.
 */
export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>;

/** Work that takes longer, in milliseconds, is waiting for another host or a disk. */
export const HOLD_MS = 500;
/** The longest wait before work begins, in milliseconds. */
export const MOST_WAIT_MS = 5_000;

type Bounds = {
  /** The concurrency limit. */
  concurrency: number;
  /** Work that takes longer, in milliseconds, gives up its place and continues, so that the queue does not wait for it. */
  holdMs: number;
  /** Work that would wait longer, in milliseconds, is refused at once: its visitor would leave before it is done. */
  maxWaitMs: number;
};

/** The shortest duration in the average, in milliseconds. It limits how much fast work can wait. */
const LEAST_MS = 3;
/** The weight of the newest work in the average duration. */
const SMOOTHING = 0.1;

export function createConcurrencyLimit({ concurrency, holdMs, maxWaitMs }: Bounds): ConcurrencyLimit {
  const waiting: (() => void)[] = [];
  let running = 0;
  let averageMs = LEAST_MS;

  const startNext = () => {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  };

  /** Takes a place. Returns the function that gives it back; only its first call counts. */
  function startSlot(): () => void {
    const startedAt = performance.now();
    let isRunning = true;
    const release = () => {
      if (!isRunning) return;
      isRunning = false;
      clearTimeout(timer);
      averageMs = Math.max(LEAST_MS, averageMs + SMOOTHING * (performance.now() - startedAt - averageMs));
      startNext();
    };
    const timer = setTimeout(release, holdMs);
    return release;
  }

  function wait(): Promise<void> {
    const waitMs = ((waiting.length + 1) * averageMs) / concurrency;
    if (waitMs > maxWaitMs) throw new Overloaded(Math.ceil(waitMs / 1_000));
    return new Promise((resolve) => waiting.push(resolve));
  }

  return async (work) => {
    // A free place goes to the first in the queue, not to new work.
    if (running >= concurrency) await wait();
    else running += 1;
    const release = startSlot();
    try {
      return await work();
    } finally {
      release();
    }
  };
}
