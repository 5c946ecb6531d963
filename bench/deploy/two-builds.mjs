import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Nothing of the copy is anybody's work, and none of this goes into a build. */
const LEFT_OUT = new Set(['.git', '.next', '.data', 'test-results', 'playwright-report']);
/** In a script of every page. */
const CHANGED = 'components/ui/local-link.tsx';
const [BEFORE, AFTER] = ['<NextLink', '<NextLink data-build="second"'];

const run = (command, args, cwd) => execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });

/** The tree of `from`, its files shared with it: whatever is written to is a file of its own first. */
function copyTree(from, to) {
  mkdirSync(to);
  const names = execFileSync('ls', ['-A', from], { encoding: 'utf8' }).trim().split('\n');
  for (const name of names.filter((name) => !LEFT_OUT.has(name))) {
    const shared = spawnSync('cp', ['-al', path.join(from, name), to]).status === 0;
    if (!shared) run('cp', ['-a', path.join(from, name), to]);
  }
}

function build(folder) {
  const begun = performance.now();
  execFileSync('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  return { folder, id: readFileSync(path.join(folder, '.next/BUILD_ID'), 'utf8'), ms: performance.now() - begun };
}

/** Another text in the place of a shared file, whose other owners keep theirs. */
function changeSource(file) {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(BEFORE)) throw new Error(`${CHANGED} has no ${BEFORE} any more`);
  rmSync(file);
  writeFileSync(file, text.replace(BEFORE, AFTER));
}

/**
 * Two true builds of this tree, each in a folder of its own. The second has another script on every page, and was made
 * where the static files of the first had been brought along, as a deploy does.
 */
export function makeTwoBuilds() {
  const root = mkdtempSync(path.join(tmpdir(), 'bench-deploy-'));
  const [one, two] = [path.join(root, 'one'), path.join(root, 'two')];
  copyTree('.', one);
  const first = build(one);
  copyTree(one, two);
  mkdirSync(path.join(two, '.next'));
  run('cp', ['-a', path.join(one, '.next/static'), path.join(two, '.next')]);
  changeSource(path.join(two, CHANGED));
  const second = build(two);
  return { first, second, remove: () => rmSync(root, { recursive: true }) };
}
