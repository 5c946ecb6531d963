import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { tableRows } from './testing/markdown';

const versions = z.record(z.string(), z.string()).default({});
const manifest = z.object({ dependencies: versions, devDependencies: versions });
const installed = z.object({ license: z.string() });

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const packages = ['package.json', 'bench/lighthouse/package.json'].flatMap((path) => {
  const { dependencies, devDependencies } = manifest.parse(readJson(path));
  return Object.keys({ ...dependencies, ...devDependencies });
});

/** The tables before this heading have one row per package, and the licence in the last column. */
const [guide = ''] = readFileSync('docs/dependencies.md', 'utf8').split('## Held where they are');
const rows = tableRows(guide).map((cells) => ({ name: cells[0]?.replaceAll('`', '') ?? '', cells }));

it('docs/dependencies.md has exactly one row for every package', () => {
  expect(rows.map(({ name }) => name).sort()).toEqual(packages.sort());
});

it('every row has its purpose, reason and cost filled in', () => {
  expect(rows.filter(({ cells }) => cells.some((cell) => cell === '')).map(({ name }) => name)).toEqual([]);
});

it('the licence in each row matches the package.json of the package', () => {
  const stated = rows.flatMap(({ name, cells }) => {
    const path = join('node_modules', name, 'package.json');
    // Only the Lighthouse benchmark installs Lighthouse.
    return existsSync(path) ? [{ name, written: cells.at(-1), stated: installed.parse(readJson(path)).license }] : [];
  });
  expect(stated.length).toBeGreaterThan(50);
  expect(stated.filter((each) => each.written !== each.stated)).toEqual([]);
});
