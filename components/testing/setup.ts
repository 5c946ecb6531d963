import { setImmediate } from 'node:timers';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

const { asyncWrapper } = getConfig();

/** React runs effects in an immediate after a commit, which a busy machine may reach after the test has gone on. */
async function withEffects<Result>(work: (...args: unknown[]) => Promise<Result>): Promise<Result> {
  const result = await asyncWrapper(work);
  await new Promise((done) => setImmediate(done));
  return result;
}

// A dynamic import can take longer than the default second on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
// The files of a worker share this configuration.
if (asyncWrapper.name !== withEffects.name) configure({ asyncWrapper: withEffects });

// Tests have no network: `fetch` fails unless a test replaces it.
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});

afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
