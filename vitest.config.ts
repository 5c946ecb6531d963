import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

const root = import.meta.dirname;

/** The measuring tools are tested in the full run. */
const BENCH = process.env.TEST_FULL === '1' ? ['bench/**/*.test.ts'] : [];
const NODE = [...BENCH, '{app,components,lib,packages,scripts,server}/**/*.test.ts', 'app/**/*.test.tsx'];
const DOM = ['components/**/*.test.tsx'];

/**
 * The files of `node` and of `dom` share the modules and globals of a worker process, because starting a worker takes
 * longer than most files. Files named `*.isolated.test.ts` or `*.isolated.test.tsx` get a separate process. Tests need
 * that if they mock or reset modules, change the process, or need new globals of lib/ and server/ (`processSingleton`).
 */
const ISOLATED = '**/*.isolated.test.{ts,tsx}';
// The default leaves out the packages that measuring tools install in their own folders.
const SHARED = { exclude: [...configDefaults.exclude, ISOLATED], isolate: false };
const onlyIsolated = (globs: readonly string[]) => globs.map((glob) => glob.replace('*.test', '*.isolated.test'));

const inBrowserDom = { environment: 'happy-dom', setupFiles: ['./components/testing/setup.ts'] };

export default defineConfig({
  // `server-only` is an empty module, as on the server.
  resolve: { alias: { '@': root, 'server-only': join(root, 'node_modules/server-only/empty.js') } },
  test: {
    pool: 'forks',
    // By default Vitest leaves one core free, which is half of two.
    maxWorkers: '100%',
    // Only ends tests that hang: property-based tests take seconds on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
    setupFiles: ['./vitest.setup.ts'],
    env: { LOG_LEVEL: 'silent', STATUS_LINK_SECRET: 'the secret of the unit tests' },
    projects: [
      { extends: true, test: { name: 'node', include: NODE, ...SHARED } },
      { extends: true, test: { name: 'isolated', include: onlyIsolated(NODE) } },
      { extends: true, test: { name: 'dom', include: DOM, ...SHARED, ...inBrowserDom } },
      { extends: true, test: { name: 'dom-isolated', include: onlyIsolated(DOM), ...inBrowserDom } },
    ],
  },
});
