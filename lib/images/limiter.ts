import { PictureFault } from './fault';

type Limits = { atOnce: number; queued: number; waitMs: number };

/**
 * Runs so much work at once; the rest waits in order, in a bounded queue and for a bounded time.
 * @throws PictureFault 503 from the run that finds no place or waits too long
 */
export function createLimiter({ atOnce, queued, waitMs }: Limits): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting = new Set<() => void>();
  let running = 0;

  const turn = (): Promise<void> =>
    new Promise((resolve, reject) => {
      if (waiting.size >= queued) return reject(new PictureFault('too-busy'));
      const timer = setTimeout(() => {
        waiting.delete(start);
        reject(new PictureFault('too-busy'));
      }, waitMs);
      const start = () => {
        clearTimeout(timer);
        waiting.delete(start);
        resolve();
      };
      waiting.add(start);
    });

  return async (work) => {
    // Who ends hands the place over, so nobody who comes later can take it from who waits.
    if (running >= atOnce) await turn();
    else running += 1;
    try {
      return await work();
    } finally {
      const [next] = waiting;
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
