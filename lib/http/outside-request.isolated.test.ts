import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { expect, it } from 'vitest';
import { outsideRequest } from './outside-request';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Whether the context of a request is still there after a limiter of a day has counted in it. */
async function isKept(count: (limiter: RateLimiterMemory) => Promise<unknown>): Promise<boolean> {
  const request = new AsyncLocalStorage<object>();
  const limiter = new RateLimiterMemory({ points: 9, duration: 86_400 });
  let context: WeakRef<object> | undefined;
  await (async () => {
    const held = { body: Buffer.alloc(1_000) };
    context = new WeakRef(held);
    await request.run(held, () => count(limiter));
  })();
  for (let round = 0; round < 5; round++) {
    await turn();
    collectGarbage();
  }
  // Lives as long as the process in which it counts.
  expect((await limiter.get('a'))?.consumedPoints).toBe(1);
  return context?.deref() !== undefined;
}

it('lets go of a request whose limit counts for a day', async () => {
  expect(await isKept((limiter) => outsideRequest(() => limiter.consume('a')))).toBe(false);
});

it('is needed: by itself a timer keeps it', async () => {
  expect(await isKept((limiter) => limiter.consume('a'))).toBe(true);
});
