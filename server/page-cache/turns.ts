/** So much work at once; beyond it, each waits for its turn, first come first served. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * @param atOnce how much work runs at the same time
 * @param holdMs work that takes longer, in milliseconds, goes on without its place: it waits for something, and what
 *   comes after need not wait for that too
 */
export function createTurns(atOnce: number, holdMs: number): Turns {
  const waiting: (() => void)[] = [];
  let taken = 0;

  const leave = () => {
    const next = waiting.shift();
    if (next === undefined) taken -= 1;
    else next();
  };

  /** A place, with the way to give it back; what comes later is over already. */
  function hold(): () => void {
    let isHeld = true;
    const giveBack = () => {
      if (!isHeld) return;
      isHeld = false;
      clearTimeout(timer);
      leave();
    };
    const timer = setTimeout(giveBack, holdMs);
    return giveBack;
  }

  return async (work) => {
    // Who leaves hands the place over, so nobody who comes later can take it from who waits.
    if (taken >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else taken += 1;
    const giveBack = hold();
    try {
      return await work();
    } finally {
      giveBack();
    }
  };
}
