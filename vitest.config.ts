import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;

export default defineConfig({
  // `server-only` is here the empty module that it is on the server.
  resolve: { alias: { '@': root, 'server-only': join(root, 'node_modules/server-only/empty.js') } },
  test: {
    // By itself Vitest leaves one core free, which of two is half.
    maxWorkers: '100%',
    include: [
      'app/**/*.test.tsx',
      'lib/**/*.test.ts',
      'components/**/*.test.ts',
      'server/**/*.test.ts',
      'scripts/**/*.test.ts',
      'bench/**/*.test.ts',
    ],
    // Ends what hangs, and says nothing of speed: wild inputs by the thousand take seconds on a machine that has more to do.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    setupFiles: ['./vitest.setup.ts'],
    env: { LOG_LEVEL: 'silent' },
  },
});
