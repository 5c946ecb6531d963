import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDERS = ['app', 'bench', 'components', 'lib', 'packages', 'scripts', 'server'];
const tests = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

it('every test file that mocks or resets modules is named .isolated.test', () => {
  const mocks = (file: string) => /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8'));
  expect(tests.filter((file) => mocks(file) && !/\.isolated\.test\.tsx?$/.test(file))).toEqual([]);
});
