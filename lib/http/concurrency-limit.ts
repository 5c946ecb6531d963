import pLimit from 'p-limit';

export class Overloaded extends Error {
  override readonly name = 'Overloaded';

  constructor(readonly retryAfterSeconds: number) {
    super('overloaded');
  }
}

type Bounds = {
  concurrency: number;
  maxQueue?: number;
  /** Work is refused at once if it is expected to wait longer. */
  maxWaitMs: number;
  /** Admitted work is refused if it waits longer, because estimates vary. By default `maxWaitMs`. */
  maxAdmittedWaitMs?: number;
  /** Longer work gives up its place and continues, so that the queue does not wait for it. */
  holdMs?: number;
  refusal?: (retryAfterSeconds: number) => Error;
};

type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>;

const MIN_AVERAGE_MS = 3;
const SMOOTHING = 0.1;

const overloaded = (retryAfterSeconds: number) => new Overloaded(retryAfterSeconds);

const ignoreFailure = () => undefined;

/** Limits concurrent work. The rest waits in order; recent work tells how long. @throws The error of `refusal` */
export function createConcurrencyLimit(bounds: Bounds): ConcurrencyLimit {
  const { concurrency, maxQueue, maxWaitMs, maxAdmittedWaitMs = maxWaitMs, holdMs, refusal = overloaded } = bounds;
  const limit = pLimit(concurrency);
  let running = 0;
  // Unlike the queue of p-limit, without work that was refused because it waited too long.
  let waiting = 0;
  let averageMs = MIN_AVERAGE_MS;

  async function hold(result: Promise<unknown>): Promise<void> {
    const startedAt = performance.now();
    const ended = result.then(ignoreFailure, ignoreFailure);
    let timer: NodeJS.Timeout | undefined;
    if (holdMs === undefined) await ended;
    else await Promise.race([ended, new Promise<void>((resolve) => (timer = setTimeout(resolve, holdMs)))]);
    clearTimeout(timer);
    averageMs = Math.max(MIN_AVERAGE_MS, averageMs + SMOOTHING * (performance.now() - startedAt - averageMs));
  }

  return async (work) => {
    const place = running + waiting - concurrency + 1;
    const expectedMs = Math.max(0, (place * averageMs) / concurrency);
    if (place > (maxQueue ?? place) || expectedMs > maxWaitMs) throw refusal(Math.ceil(expectedMs / 1_000));
    waiting += 1;
    return new Promise((resolve, reject) => {
      let isRefused = false;
      const timer = setTimeout(() => {
        isRefused = true;
        waiting -= 1;
        reject(refusal(Math.ceil(maxWaitMs / 1_000)));
      }, maxAdmittedWaitMs);
      void limit(async () => {
        clearTimeout(timer);
        if (isRefused) return;
        waiting -= 1;
        running += 1;
        const result = (async () => work())();
        resolve(result);
        await hold(result);
        running -= 1;
      });
    });
  };
}
