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
  atOnce: number;
  /** Work that takes longer, in milliseconds, gives up its place and continues, so that the queue does not wait for it. */
  holdMs: number;
  /** Work that would wait longer, in milliseconds, is refused at once: its visitor would leave before it is done. */
  mostWaitMs: number;
};

/** The shortest duration in the average, in milliseconds. It limits how much fast work can wait. */
const LEAST_MS = 3;
/** The weight of the newest work in the average duration. */
const NEWEST = 0.1;

export function createConcurrencyLimit({ atOnce, holdMs, mostWaitMs }: Bounds): ConcurrencyLimit {
  const waiting: (() => void)[] = [];
  let taken = 0;
  let usualMs = LEAST_MS;

  const leave = () => {
    const next = waiting.shift();
    if (next === undefined) taken -= 1;
    else next();
  };

  /** Takes a place. Returns the function that gives it back; only its first call counts. */
  function hold(): () => void {
    const begun = performance.now();
    let isHeld = true;
    const giveBack = () => {
      if (!isHeld) return;
      isHeld = false;
      clearTimeout(timer);
      usualMs = Math.max(LEAST_MS, usualMs + NEWEST * (performance.now() - begun - usualMs));
      leave();
    };
    const timer = setTimeout(giveBack, holdMs);
    return giveBack;
  }

  function wait(): Promise<void> {
    const waitMs = ((waiting.length + 1) * usualMs) / atOnce;
    if (waitMs > mostWaitMs) throw new Overloaded(Math.ceil(waitMs / 1_000));
    return new Promise((resolve) => waiting.push(resolve));
  }

  return async (work) => {
    // A free place goes to the first in the queue, not to new work.
    if (taken >= atOnce) await wait();
    else taken += 1;
    const giveBack = hold();
    try {
      return await work();
    } finally {
      giveBack();
    }
  };
}
