import { expect, it, vi } from 'vitest';
import { createLimitedLog } from './limited-log';

it('limits the lines per second, and logs how many it left out', () => {
  const write = vi.fn();
  let now = 10_000;
  const say = createLimitedLog('request failed', write, () => now);
  for (let n = 0; n < 70; n++) say('error', { id: n });
  expect(write).toHaveBeenCalledTimes(50);
  expect(write).toHaveBeenLastCalledWith('error', 'request failed', { id: 49 });
  now += 1_000;
  say('warn', { id: 70 });
  expect(write).toHaveBeenLastCalledWith('warn', 'request failed', { id: 70, leftOutBefore: 20 });
  say('warn', { id: 71 });
  expect(write).toHaveBeenLastCalledWith('warn', 'request failed', { id: 71 });
});
