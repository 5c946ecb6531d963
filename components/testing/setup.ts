import { cleanup, configure } from '@testing-library/react';
import { mutate } from 'swr';
import { afterEach, beforeEach, vi } from 'vitest';

// A dynamic import can take longer than the default second on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// Tests have no network: `fetch` fails unless a test replaces it.
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});

afterEach(async () => {
  vi.unstubAllGlobals();
  cleanup();
  // The files of a worker share one cache: an answer of an earlier test would take the place of a request.
  await mutate(() => true, undefined, { revalidate: false });
  localStorage.clear();
  sessionStorage.clear();
});
