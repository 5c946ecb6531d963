import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@': import.meta.dirname } },
  // `server-only` is the empty module here that it is on the server.
  ssr: { resolve: { conditions: ['react-server', 'node', 'import', 'default'] } },
  test: {
    include: ['lib/**/*.test.ts', 'components/**/*.test.ts', 'server/**/*.test.ts', 'scripts/**/*.test.ts'],
    setupFiles: ['./vitest.setup.ts'],
    restoreMocks: true,
  },
});
