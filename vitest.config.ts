import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;

/**
 * The files of `node` and `dom` share the modules and globals of a worker process, since starting a worker takes longer
 * than most files. A test that mocks modules, loads them a second time, changes the process, or needs the globals of lib/
 * and server/ (`rommaiContent` …) as they are in a new one is named `*.isolated.test.ts` and gets a process for itself.
 */
const ISOLATED = '{app,bench,components,lib,scripts,server}/**/*.isolated.test.{ts,tsx}';

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
    setupFiles: ['./vitest.setup.ts'],
    env: { LOG_LEVEL: 'silent' },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['{app,bench,components,lib,scripts,server}/**/*.test.ts', 'app/**/*.test.tsx'],
          exclude: [ISOLATED],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'isolated', include: [ISOLATED] },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: ['components/**/*.test.tsx'],
          exclude: [ISOLATED],
          isolate: false,
          environment: 'happy-dom',
          setupFiles: ['./components/testing/setup.ts'],
        },
      },
    ],
  },
});
