import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { embeddedSource } from './embedded-source.server';
import { every } from './testing/every';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('reads a collection from its file, anew each time', async () => {
  const source = embeddedSource(folder);
  writeFileSync(join(folder, 'works.json'), '[{"id":"a"}]');
  expect(await every(await source.load('works'))).toEqual([{ id: 'a' }]);
  writeFileSync(join(folder, 'works.json'), '[]');
  expect(await every(await source.load('works'))).toEqual([]);
});

it.each(['{"id":"a"}', '[{]', ''])('rejects a file that holds %j', async (text) => {
  writeFileSync(join(folder, 'works.json'), text);
  const documents = await embeddedSource(folder).load('works');
  await expect(every(documents)).rejects.toThrow();
});

const twoHomes = (spaces: number) => `[{"id":"a"},{"id":"b"${' '.repeat(spaces)}}]`;

it.each([
  ['longer', twoHomes(600_001)],
  ['shorter', '[]'],
  ['no JSON any more', `[${'{'.repeat(600_000)}`],
])('rejects a file that is %s when it was written while it was read', async (_, text) => {
  const path = join(folder, 'works.json');
  // Longer than one piece, so that its end is read only after the first document was handed on.
  writeFileSync(path, twoHomes(600_000));
  const read = async () => {
    for await (const _document of await embeddedSource(folder).load('works')) writeFileSync(path, text);
  };
  await expect(read()).rejects.toThrow('was changed while it was read');
});

it('rejects a file that is missing', async () => {
  const documents = await embeddedSource(folder).load('works');
  await expect(every(documents)).rejects.toThrow(/ENOENT/);
});
