import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Nothing of the copy is anybody's work, and none of this goes into a build. */
const LEFT_OUT = new Set(['.git', '.next', '.data', 'test-results', 'playwright-report']);

export const run = (command, args, cwd) => execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });

/** The tree of `from`; only the packages, which nobody writes to, are the same files. */
export function copyTree(from, to) {
  mkdirSync(to);
  for (const name of readdirSync(from).filter((name) => !LEFT_OUT.has(name))) {
    const isShared = name === 'node_modules' && spawnSync('cp', ['-al', path.join(from, name), to]).status === 0;
    if (!isShared) run('cp', ['-a', path.join(from, name), to]);
  }
}
