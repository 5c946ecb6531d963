import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { tableRows } from './markdown';

const versions = z.record(z.string(), z.string()).default({});
const manifest = z.object({ dependencies: versions, devDependencies: versions });
const installed = z.object({ license: z.string() });

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const packages = ['package.json', 'bench/lighthouse/package.json'].flatMap((path) => {
  const { dependencies, devDependencies } = manifest.parse(readJson(path));
  return Object.keys({ ...dependencies, ...devDependencies });
});

/** The rows of one package each, of the tables whose last column is the licence. */
const [guide = ''] = readFileSync('docs/dependencies.md', 'utf8').split('## Held where they are');
const rows = tableRows(guide).map((cells) => ({ name: cells[0]?.replaceAll('`', '') ?? '', cells }));

it('docs/dependencies.md has a line for every package, and none for any other', () => {
  expect(rows.map(({ name }) => name).sort()).toEqual(packages.sort());
});

it('every line says what for, why, and what it costs', () => {
  expect(rows.filter(({ cells }) => cells.some((cell) => cell === '')).map(({ name }) => name)).toEqual([]);
});

it('the licences are those that the packages state', () => {
  const stated = rows.flatMap(({ name, cells }) => {
    const path = join('node_modules', name, 'package.json');
    // Lighthouse is installed by its benchmark alone.
    return existsSync(path) ? [{ name, written: cells.at(-1), stated: installed.parse(readJson(path)).license }] : [];
  });
  expect(stated.length).toBeGreaterThan(50);
  expect(stated.filter((each) => each.written !== each.stated)).toEqual([]);
});
