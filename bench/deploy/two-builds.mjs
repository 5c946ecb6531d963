import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyTree, run } from '../tree-copy.mjs';

/** A component in a script of every page. */
const CHANGED = 'components/ui/navigation.tsx';
const [BEFORE, AFTER] = ['<NextLink', '<NextLink data-build="second"'];

function build(folder) {
  execFileSync('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  return { folder, id: readFileSync(path.join(folder, '.next/BUILD_ID'), 'utf8') };
}

function changeSource(file) {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(BEFORE)) throw new Error(`${CHANGED} has no ${BEFORE} any more`);
  writeFileSync(file, text.replace(BEFORE, AFTER));
}

/**
 * Builds this tree twice, in separate folders. The second build has a changed script on every page. Its folder
 * contained the static files of the first build, as in a deployment.
 */
export function makeTwoBuilds() {
  const root = mkdtempSync(path.join(tmpdir(), 'bench-deploy-'));
  const [one, two] = [path.join(root, 'one'), path.join(root, 'two')];
  process.once('exit', () => rmSync(root, { recursive: true }));
  copyTree('.', one);
  const first = build(one);
  copyTree(one, two);
  mkdirSync(path.join(two, '.next'));
  run('cp', ['-a', path.join(one, '.next/static'), path.join(two, '.next')]);
  changeSource(path.join(two, CHANGED));
  const second = build(two);
  return { first, second };
}
