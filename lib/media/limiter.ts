import { PictureFault } from './fault';

type Limits = { concurrency: number; queued: number; waitMs: number };

/** Further work waits in order. @throws PictureFault 503 if the queue is full or the wait is too long */
export function createLimiter({ concurrency, queued, waitMs }: Limits): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting = new Set<() => void>();
  let running = 0;

  const waitForTurn = (): Promise<void> =>
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
    // Finished work passes its slot on, so that new work cannot jump the queue.
    if (running >= concurrency) await waitForTurn();
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
