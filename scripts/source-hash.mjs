import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
  'scripts/compile-ahead.mjs',
  'scripts/compress-static.mjs',
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
