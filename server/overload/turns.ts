import { Overloaded } from './overloaded';

/**
 * So much work at once; beyond it, each waits for its turn, first come first served.
 * @throws Overloaded for work that would wait too long
 */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/** Work that takes longer waits for something: another host, or a disk. */
export const HOLD_MS = 500;
/** Longer nobody waits before what they asked for is even begun. */
export const MOST_WAIT_MS = 5_000;

type Bounds = {
  /** How much work runs at the same time. */
  atOnce: number;
  /**
   * Work that takes longer, in milliseconds, goes on without its place: it waits for something, and what comes after need
   * not wait for that too.
   */
  holdMs: number;
  /** Who would wait longer, in milliseconds, is refused at once: they have left before it is done. */
  mostWaitMs: number;
};

/** Work is counted as taking so long at least, in milliseconds: however quick it is, no more wait than fit into that. */
const LEAST_MS = 3;
/** How much of the newest work there is in what work usually takes. */
const NEWEST = 0.1;

export function createTurns({ atOnce, holdMs, mostWaitMs }: Bounds): Turns {
  const waiting: (() => void)[] = [];
  let taken = 0;
  let usualMs = LEAST_MS;

  const leave = () => {
    const next = waiting.shift();
    if (next === undefined) taken -= 1;
    else next();
  };

  /** A place, with the way to give it back; what comes later is over already. */
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
    // Who leaves hands the place over, so nobody who comes later can take it from who waits.
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
