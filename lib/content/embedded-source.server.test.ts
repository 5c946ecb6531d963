import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { embeddedSource } from './embedded-source.server';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('reads a collection from its file, anew each time', async () => {
  const source = embeddedSource(folder);
  writeFileSync(join(folder, 'works.json'), '[{"id":"a"}]');
  expect(await source.load('works')).toEqual([{ id: 'a' }]);
  writeFileSync(join(folder, 'works.json'), '[]');
  expect(await source.load('works')).toEqual([]);
});

it.each(['{"id":"a"}', '[{]', ''])('rejects a file that holds %j', async (text) => {
  writeFileSync(join(folder, 'works.json'), text);
  await expect(embeddedSource(folder).load('works')).rejects.toThrow();
});

it('rejects a file that is missing', async () => {
  await expect(embeddedSource(folder).load('works')).rejects.toThrow(/ENOENT/);
});
