import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// A dynamic import can take longer than the default second on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

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
