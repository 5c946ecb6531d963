import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { run } from './setup.mjs';
import { sourceHash } from './source-hash.mjs';

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
