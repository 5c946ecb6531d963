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

it('reads a collection from its file on every load', async () => {
  const source = embeddedSource(folder);
  writeFileSync(join(folder, 'works.json'), '[{"id":"a"}]');
  expect(await every(await source.load('works'))).toEqual([{ id: 'a' }]);
  writeFileSync(join(folder, 'works.json'), '[]');
  expect(await every(await source.load('works'))).toEqual([]);
});

it.each(['{"id":"a"}', '[{]', ''])('rejects a file with the content %j', async (text) => {
  writeFileSync(join(folder, 'works.json'), text);
  const documents = await embeddedSource(folder).load('works');
  await expect(every(documents)).rejects.toThrow();
});

const twoDocuments = (spaces: number) => `[{"id":"a"},{"id":"b"${' '.repeat(spaces)}}]`;

it.each([
  ['longer', twoDocuments(600_001)],
  ['shorter', '[]'],
  ['no longer JSON', `[${'{'.repeat(600_000)}`],
])('rejects a file that becomes %s while it is read', async (_, text) => {
  const path = join(folder, 'works.json');
  // Longer than one chunk, so that its end is read only after the first document was yielded.
  writeFileSync(path, twoDocuments(600_000));
  const read = async () => {
    for await (const _document of await embeddedSource(folder).load('works')) writeFileSync(path, text);
  };
  await expect(read()).rejects.toThrow('was changed while it was read');
});

it('rejects a missing file', async () => {
  const documents = await embeddedSource(folder).load('works');
  await expect(every(documents)).rejects.toThrow(/ENOENT/);
});
