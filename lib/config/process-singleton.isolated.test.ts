import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { expect, it } from 'vitest';
import { outsideRequest } from './process-singleton';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Whether the context of a request is still in memory after a rate limiter of a day counted in it. */
async function isRetained(count: (limiter: RateLimiterMemory) => Promise<unknown>): Promise<boolean> {
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
  // Keeps the limiter alive, as it is in the server.
  expect((await limiter.get('a'))?.consumedPoints).toBe(1);
  return context?.deref() !== undefined;
}

it('releases the context of a request that a rate limiter of a day counted', async () => {
  expect(await isRetained((limiter) => outsideRequest(() => limiter.consume('a')))).toBe(false);
});

it('is needed: the timer of the limiter alone would retain the context', async () => {
  expect(await isRetained((limiter) => limiter.consume('a'))).toBe(true);
});
