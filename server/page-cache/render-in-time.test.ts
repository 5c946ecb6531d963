import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Overloaded } from '../../lib/http/concurrency-limit';
import { LIMITS } from '../limits/limits';
import { type NextHandler, renderInTime } from './rendered-page';

const key = { target: '/th-th/search', headers: {} };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('returns a page that is rendered in time', async () => {
  const next: NextHandler = async (_, response) => void response.end('a page');
  expect((await renderInTime(next, key)).body.toString()).toBe('a page');
});

it('rejects with Overloaded if the render takes too long', async () => {
  const outcome = renderInTime(() => new Promise(() => undefined), key).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(LIMITS.renderMs - 1);
  const early = await Promise.race([outcome, Promise.resolve('waits')]);
  await vi.advanceTimersByTimeAsync(1);
  expect([early, await outcome]).toEqual(['waits', new Overloaded(10)]);
});

it('rejects with the error of a failed render', async () => {
  const next: NextHandler = () => Promise.reject(new Error('broken'));
  await expect(renderInTime(next, key)).rejects.toThrow('broken');
});
