import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './setup.mjs';

const STAMP = '.next/.built-from';
const FOLDERS = ['app', 'components', 'lib', 'messages', 'server'];
const FILES = [
  'package-lock.json',
  'next.config.ts',
  'tailwind.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'middleware.ts',
  'instrumentation.ts',
  'scripts/build-server.mjs',
  'scripts/compile-ahead.mjs',
  'scripts/compress-static.mjs',
];

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)]))
    .sort();
}

/** A hash over everything that goes into a build. Content and pictures do not: they are read when the site runs. */
function sourceHash() {
  const hash = createHash('sha256');
  for (const file of [...FILES, ...FOLDERS.flatMap(filesBelow)])
    hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

/** Builds unless the last build that was finished is of these very sources. */
export function buildIfStale() {
  const wanted = sourceHash();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.log('Building: npm run build …');
  run('npm', ['run', '--silent', 'build'], 'The build', { NEXT_TELEMETRY_DISABLED: '1' });
  writeFileSync(STAMP, wanted);
}
