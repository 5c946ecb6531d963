import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createConcurrencyLimit, Overloaded } from './concurrency-limit';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Jobs that record when they begin, and that the test ends. */
function jobs(count: number) {
  const begun: number[] = [];
  const ends: ((failure?: Error) => void)[] = [];
  const runs = Array.from({ length: count }, (_, index) => () => {
    begun.push(index);
    return new Promise<number>((resolve, reject) => {
      ends[index] = (failure) => (failure === undefined ? resolve(index) : reject(failure));
    });
  });
  return { begun, runs, end: (index: number, failure?: Error) => ends[index]?.(failure) };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

it('runs queued work in order, also after a failure', async () => {
  const { begun, runs, end } = jobs(4);
  const limited = createConcurrencyLimit({ concurrency: 2, holdMs: 1_000, maxWaitMs: 60_000 });
  const results = Promise.allSettled(runs.map((run) => limited(run)));
  await settle();
  expect(begun).toEqual([0, 1]);
  end(1, new Error('broken'));
  await settle();
  expect(begun).toEqual([0, 1, 2]);
  for (const index of [0, 2]) end(index);
  await settle();
  end(3);
  expect((await results).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  await expect(limited(async () => 'next')).resolves.toBe('next');
});

it('gives the place of slow work to the next in the queue, once', async () => {
  const { begun, runs, end } = jobs(4);
  const limited = createConcurrencyLimit({ concurrency: 1, holdMs: 1_000, maxWaitMs: 60_000 });
  const results = Promise.all(runs.map((run) => limited(run)));
  await vi.advanceTimersByTimeAsync(999);
  expect(begun).toEqual([0]);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual([0, 1]);
  end(0);
  await settle();
  expect(begun).toEqual([0, 1]);
  end(1);
  await settle();
  expect(begun).toEqual([0, 1, 2]);
  end(2);
  await settle();
  end(3);
  expect(await results).toEqual([0, 1, 2, 3]);
});

it('rejects work that would wait too long, judging by recent durations, and accepts work afterwards', async () => {
  const limited = createConcurrencyLimit({ concurrency: 1, holdMs: 1_000, maxWaitMs: 1_050 });
  const jobOf = (ms: number) => () => new Promise<void>((resolve) => setTimeout(resolve, ms));
  for (let times = 0; times < 50; times++) {
    const done = limited(jobOf(100));
    await vi.advanceTimersByTimeAsync(100);
    await done;
  }
  const all = Array.from({ length: 20 }, () => limited(jobOf(100)).then(() => 'done', String));
  await vi.advanceTimersByTimeAsync(2_000);
  const ends = await Promise.all(all);
  // One runs and ten wait: an eleventh would wait for more than a second.
  expect(ends.filter((end) => end === 'done')).toHaveLength(11);
  expect(ends.slice(11)).toEqual(Array(9).fill('Overloaded: overloaded'));
  await expect(limited(async () => 'next')).resolves.toBe('next');
});

it('reports the expected wait in seconds when it rejects work', async () => {
  const limited = createConcurrencyLimit({ concurrency: 1, holdMs: 60_000, maxWaitMs: 1_500 });
  const { runs } = jobs(2_000);
  const results = Promise.allSettled(runs.map((run) => limited(run)));
  await settle();
  await expect(limited(async () => 'one more')).rejects.toThrow(Overloaded);
  await expect(limited(async () => 'one more')).rejects.toMatchObject({ retryAfterSeconds: 2 });
  void results;
});

it('rejects work beyond the queue, and work that has waited too long, with the error of the caller', async () => {
  const refusal = (seconds: number) => new RangeError(`busy for ${seconds} s`);
  const limited = createConcurrencyLimit({
    concurrency: 1,
    maxQueue: 1,
    maxWaitMs: 1_000,
    maxAdmittedWaitMs: 2_000,
    refusal,
  });
  const { begun, runs, end } = jobs(3);
  const [first, second, third] = runs.map((run) => limited(run));
  await expect(third).rejects.toThrow('busy for 1 s');
  const waited = expect(second).rejects.toThrow('busy for 1 s');
  const state = vi.fn();
  second?.catch(state);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(state).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await waited;
  end(0);
  expect(await first).toBe(0);
  await expect(limited(async () => 'free again')).resolves.toBe('free again');
  expect(begun).toEqual([0]);
});

it('without a queue, rejects work at once if it cannot start', async () => {
  const limited = createConcurrencyLimit({ concurrency: 1, maxQueue: 0, maxWaitMs: 0 });
  const { runs, end } = jobs(1);
  const running = Promise.all(runs.map((run) => limited(run)));
  await settle();
  await expect(limited(async () => 'more')).rejects.toThrow(Overloaded);
  end(0);
  expect(await running).toEqual([0]);
  await expect(limited(async () => 'next')).resolves.toBe('next');
});
