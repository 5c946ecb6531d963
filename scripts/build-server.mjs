import { build } from 'esbuild';

// One file for plain Node: packages stay outside, but for `server-only`, which `react-server` makes an empty module.
await build({
  entryPoints: ['server/main.ts'],
  outfile: '.next/server-main.mjs',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  conditions: ['react-server'],
  external: [
    '@fastify/busboy',
    'compression',
    'firebase',
    'next',
    'zod',
    'ofetch',
    'sharp',
    'lru-cache',
    'rate-limiter-flexible',
    'libphonenumber-js',
  ],
  logLevel: 'warning',
});
