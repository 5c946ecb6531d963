import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Folders that a build does not need. */
const LEFT_OUT = new Set(['.git', '.next', '.data', 'test-results', 'playwright-report']);

export const run = (command, args, cwd) => execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });

/** Copies a tree. The packages are hard links, because no build writes to them. */
export function copyTree(from, to) {
  mkdirSync(to);
  for (const name of readdirSync(from).filter((name) => !LEFT_OUT.has(name))) {
    const isShared = name === 'node_modules' && spawnSync('cp', ['-al', path.join(from, name), to]).status === 0;
    if (!isShared) run('cp', ['-a', path.join(from, name), to]);
  }
}
