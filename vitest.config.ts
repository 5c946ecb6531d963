import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;

const NODE = ['{app,bench,components,lib,packages,scripts,server}/**/*.test.ts', 'app/**/*.test.tsx'];
const DOM = ['components/**/*.test.tsx'];

/**
 * The files of `node` and of `dom` share the modules and globals of a worker process, since starting a worker takes longer
 * than most files. A test that mocks modules, loads them a second time, changes the process, or needs the globals of lib/
 * and server/ (`processSingleton`) as they are in a new one is named `*.isolated.test.ts` or `*.isolated.test.tsx` and gets
 * a process for itself.
 */
const ISOLATED = '**/*.isolated.test.{ts,tsx}';
const onlyIsolated = (globs: readonly string[]) => globs.map((glob) => glob.replace('*.test', '*.isolated.test'));

const inBrowserDom = { environment: 'happy-dom', setupFiles: ['./components/testing/setup.ts'] };

export default defineConfig({
  // `server-only` is here the empty module that it is on the server.
  resolve: { alias: { '@': root, 'server-only': join(root, 'node_modules/server-only/empty.js') } },
  test: {
    pool: 'forks',
    // By itself Vitest leaves one core free, which of two is half.
    maxWorkers: '100%',
    // Ends what hangs, and says nothing of speed: wild inputs by the thousand take seconds on a machine that has more to do.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
    setupFiles: ['./vitest.setup.ts'],
    env: { LOG_LEVEL: 'silent' },
    projects: [
      { extends: true, test: { name: 'node', include: NODE, exclude: [ISOLATED], isolate: false } },
      { extends: true, test: { name: 'isolated', include: onlyIsolated(NODE) } },
      { extends: true, test: { name: 'dom', include: DOM, exclude: [ISOLATED], isolate: false, ...inBrowserDom } },
      { extends: true, test: { name: 'dom-isolated', include: onlyIsolated(DOM), ...inBrowserDom } },
    ],
  },
});
