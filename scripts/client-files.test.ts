import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CLIENT_FILE_BUDGET } from '../e2e/budgets';

const sources = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));

it("the number of files that begin with 'use client' is within the budget", () => {
  const files = ['app', 'components', 'lib', 'packages'].flatMap(sources);
  const client = files.filter((file) => readFileSync(file, 'utf8').startsWith("'use client'"));
  expect(client.length).toBeGreaterThan(50);
  expect(client.length).toBeLessThanOrEqual(CLIENT_FILE_BUDGET);
});
