import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';
import { findChromium } from '../scripts/chromium.mjs';

/** Files that the benchmarks write. Changes in them do not mark the measured commit as modified. */
const WRITTEN = [':!bench/results', ':!docs/performance.md'];

/** Describes the machine, because figures are only comparable on the same one. Contains nothing that identifies it. */
export function machine() {
  const all = cpus();
  return {
    cpu: all[0]?.model.trim() ?? 'unknown',
    cores: all.length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    // Without the suffix of the distribution, which does not affect the speed.
    kernel: `${type()} ${release().split('-')[0]}`,
  };
}

const outputOf = (command, args) => {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
};

/** The measured commit, with a plus if the working tree has changes. */
function commit() {
  const head = outputOf('git', ['rev-parse', '--short=10', 'HEAD']);
  if (head === null) return 'unknown';
  return outputOf('git', ['status', '--porcelain', '--', '.', ...WRITTEN]) === '' ? head : `${head}+`;
}

const versionOf = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;

export async function versions() {
  const chromium = await findChromium();
  return {
    commit: commit(),
    node: process.versions.node,
    next: versionOf('next'),
    react: versionOf('react'),
    chromium: /[\d.]{3,}/.exec(chromium === null ? '' : (outputOf(chromium, ['--version']) ?? ''))?.[0] ?? 'none',
  };
}
