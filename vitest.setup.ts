import { afterAll, afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

let spies: MockInstance[] = [];

// A test fails on console errors and warnings. One that expects them puts a spy of its own in front.
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
