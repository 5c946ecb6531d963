import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { run } from './setup.mjs';
import { sourceHash } from './source-hash.mjs';

const STAMP = '.next/.built-from';

/** Builds unless the last build that was finished is of these very sources. */
export function buildIfStale() {
  const wanted = sourceHash();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  // A build that breaks off leaves half of another one behind.
  rmSync(STAMP, { force: true });
  console.log('Building: npm run build …');
  run('npm', ['run', '--silent', 'build'], 'The build', { NEXT_TELEMETRY_DISABLED: '1' });
  writeFileSync(STAMP, wanted);
}
