import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;

export default defineConfig({
  // `server-only` is here the empty module that it is on the server.
  resolve: { alias: { '@': root, 'server-only': join(root, 'node_modules/server-only/empty.js') } },
  test: {
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
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: ['components/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['./components/testing/setup.ts'],
        },
      },
    ],
  },
});
