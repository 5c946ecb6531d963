import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './setup.mjs';

const FOLDERS = ['app', 'components', 'lib', 'messages', 'packages', 'server'];
const FILES = [
  'package-lock.json',
  'next.config.ts',
  'tailwind.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'middleware.ts',
  'instrumentation.ts',
  'scripts/build-server.mjs',
  'scripts/finish-scripts.mjs',
  'scripts/earlier-static.mjs',
  'scripts/write-notices.mjs',
];

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'testing' && !/\.test\.tsx?$/.test(name))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)]))
    .sort();
}

/** A hash of all sources of a build. The site reads content and pictures at run time, so it leaves them out. */
export function sourceHash() {
  const hash = createHash('sha256');
  for (const file of [...FILES, ...FOLDERS.flatMap(filesBelow)])
    hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

const STAMP = '.next/.built-from';

export function buildIfStale() {
  const wanted = sourceHash();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  // Without the stamp, an interrupted build counts as stale.
  rmSync(STAMP, { force: true });
  console.log('Building: npm run build …');
  run('npm', ['run', '--silent', 'build'], 'The build', { NEXT_TELEMETRY_DISABLED: '1' });
  writeFileSync(STAMP, wanted);
}
