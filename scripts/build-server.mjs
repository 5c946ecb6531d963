import { build } from 'esbuild';

// The file of `server/` to bundle: `main`, or `dev` for `npm run dev`.
const [name = 'main'] = process.argv.slice(2);

// Packages stay external, except for `server-only`: under the condition `react-server` it is an empty module.
await build({
  entryPoints: [`server/${name}.ts`],
  outfile: `.next/server-${name}.mjs`,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  conditions: ['react-server'],
  external: [
    '@fastify/busboy',
    '@google-cloud/firestore',
    'google-auth-library',
    'google-gax',
    'compression',
    'firebase',
    'next',
    'zod',
    'ofetch',
    'sharp',
    'lru-cache',
    'nodemailer',
    'p-limit',
    'rate-limiter-flexible',
    'libphonenumber-js',
    'web-push',
  ],
  logLevel: 'warning',
});
