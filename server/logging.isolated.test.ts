import { afterEach, expect, it, vi } from 'vitest';
import { log } from '../lib/config/log';
import { redirectConsoleToLog } from './logging';

vi.mock('../lib/config/log', () => ({ log: vi.fn() }));

const originalConsole = { ...console };
afterEach(() => void Object.assign(console, originalConsole));

it('writes the console output of packages to the log, at most fifty lines a second', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  redirectConsoleToLog();
  for (let n = 0; n < 70; n++) console.error('\u001b[31mno\u001b[0m', n);
  vi.advanceTimersByTime(1_000);
  console.warn('x'.repeat(9_000));
  vi.useRealTimers();
  const lines = vi.mocked(log).mock.calls;
  expect(lines).toHaveLength(51);
  expect(lines[0]).toEqual(['error', 'console', { text: 'no 0' }]);
  expect(lines[50]).toEqual(['warn', 'console', { text: 'x'.repeat(8_000), leftOutBefore: 20 }]);
});
