import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// Ends what hangs: a module that is loaded late takes a second on a machine that has more to do.
configure({ asyncUtilTimeout: 15_000 });

// No site answers here: a test that needs an answer puts another `fetch` in its place.
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
