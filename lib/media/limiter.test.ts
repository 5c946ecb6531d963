import { EventEmitter, once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { createLimiter } from './limiter';

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Work that the test ends. */
function work() {
  const ending = new EventEmitter();
  const ended = once(ending, 'end').then(() => 'done');
  return {
    run: () => ended,
    end: () => ending.emit('end'),
    fail: () => ending.emit('error', new Error('broken')),
  };
}

describe('createLimiter', () => {
  it('runs at most the allowed number at once, in order', async () => {
    const limited = createLimiter({ concurrency: 2, queued: 9, waitMs: 1_000 });
    const started: number[] = [];
    const works = [0, 1, 2, 3].map(work);
    const results = works.map(({ run }, index) =>
      limited(() => {
        started.push(index);
        return run();
      }),
    );
    await turn();
    expect(started).toEqual([0, 1]);
    works[1]?.end();
    await turn();
    expect(started).toEqual([0, 1, 2]);
    for (const { end } of works) end();
    expect(await Promise.all(results)).toEqual(Array(4).fill('done'));
    expect(started).toEqual([0, 1, 2, 3]);
  });

  it('frees a place if work fails', async () => {
    const limited = createLimiter({ concurrency: 1, queued: 1, waitMs: 1_000 });
    const broken = work();
    const first = limited(broken.run);
    const second = limited(async () => 'done');
    broken.fail();
    await expect(first).rejects.toThrow('broken');
    expect(await second).toBe('done');
    expect(await limited(async () => 'again')).toBe('again');
  });

  it('rejects work beyond the queue, and work that has waited too long', async () => {
    const limited = createLimiter({ concurrency: 1, queued: 1, waitMs: 20 });
    const first = work();
    const running = limited(first.run);
    const waiting = limited(async () => 'late');
    await expect(limited(async () => 'beyond')).rejects.toMatchObject({ status: 503 });
    await expect(waiting).rejects.toMatchObject({ status: 503 });
    first.end();
    expect(await running).toBe('done');
    expect(await limited(async () => 'free again')).toBe('free again');
  });
});
