import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';
import { findChromium } from '../scripts/chromium.mjs';

/** Where nobody's figures end up: written while measuring, and no part of what is measured. */
const WRITTEN = [':!bench/results', ':!docs/performance.md'];

/** Figures compare only with those of the same machine; nothing here says whose it is. */
export function machine() {
  const all = cpus();
  return {
    cpu: all[0]?.model.trim() ?? 'unknown',
    cores: all.length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    // The number alone: what a builder of kernels adds says nothing about speed.
    kernel: `${type()} ${release().split('-')[0]}`,
  };
}

const said = (command, args) => {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
};

/** The commit that is measured, with a plus where the tree has more than it. */
function commit() {
  const head = said('git', ['rev-parse', '--short=10', 'HEAD']);
  if (head === null) return 'unknown';
  return said('git', ['status', '--porcelain', '--', '.', ...WRITTEN]) === '' ? head : `${head}+`;
}

const versionOf = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;

export async function versions() {
  const chromium = await findChromium();
  return {
    commit: commit(),
    node: process.versions.node,
    next: versionOf('next'),
    react: versionOf('react'),
    chromium: /[\d.]{3,}/.exec(chromium === null ? '' : (said(chromium, ['--version']) ?? ''))?.[0] ?? 'none',
  };
}
