import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { runs } from './vitest.runs';

fc.configureGlobal({ numRuns: runs(100) });

let spies: MockInstance[] = [];

// Tests fail on console errors and warnings. A test that expects them replaces these functions with a spy.
beforeEach(() => {
  spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')].map((spy) => spy.mockImplementation(() => undefined));
});

afterEach(() => {
  const calls = spies.flatMap((spy) => spy.mock.calls);
  vi.restoreAllMocks();
  expect(calls, 'unexpected output on the console').toEqual([]);
});

// The next file may run in the same process.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
