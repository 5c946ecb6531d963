import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DurableFolder } from './durable-file.server';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'durable-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

async function openFolder(name = 'folder'): Promise<DurableFolder> {
  const folder = new DurableFolder(join(root, name));
  await folder.open();
  return folder;
}

const mode = (path: string) => statSync(path).mode & 0o777;

describe('DurableFolder', () => {
  it('writes files as a whole, readable by their owner only, and replaces them as a whole', async () => {
    const folder = await openFolder();
    await folder.write('a.json', 'ก'.repeat(100_000));
    await folder.write('a.json', 'second');
    expect(readFileSync(join(folder.path, 'a.json'), 'utf8')).toBe('second');
    expect(mode(join(folder.path, 'a.json'))).toBe(0o600);
    expect(mode(folder.path)).toBe(0o700);
    expect(readdirSync(folder.path)).toEqual(['a.json']);
  });

  it('deletes the unfinished files of a killed process when it opens, but not recent ones', async () => {
    const { path } = await openFolder();
    for (const name of ['old.part', 'new.part', 'whole.json']) writeFileSync(join(path, name), 'x');
    utimesSync(join(path, 'old.part'), 0, 0);
    const folder = await openFolder();
    expect(readdirSync(path).sort()).toEqual(['new.part', 'whole.json']);
    expect(await folder.names()).toEqual(['whole.json']);
  });

  // In a container, the process after a restart has the same id and begins to count again.
  it('writes beside the unfinished file of another writer with the same process id', async () => {
    const [killed, restarted] = [await openFolder(), await openFolder()];
    await Promise.all([killed.write('a.json', 'same'), restarted.write('a.json', 'same')]);
    expect(readdirSync(killed.path)).toEqual(['a.json']);
  });

  it('rejects if it cannot write, and leaves no file', async () => {
    const folder = await openFolder();
    await expect(folder.write('no/such/folder.json', 'x')).rejects.toMatchObject({ code: 'ENOENT' });
    // A name of 255 bytes is allowed, but the name of the temporary file beside it is too long.
    await expect(folder.write('x'.repeat(255), 'x')).rejects.toMatchObject({ code: 'ENAMETOOLONG' });
    expect(readdirSync(folder.path)).toEqual([]);
    await folder.probe();
    expect(readdirSync(folder.path)).toEqual([]);
    rmSync(folder.path, { recursive: true });
    await expect(folder.probe()).rejects.toMatchObject({ code: 'ENOENT' });
    await expect(folder.write('a', 'x')).rejects.toMatchObject({ code: 'ENOENT' });
    expect(existsSync(folder.path)).toBe(false);
  });

  it('removes and moves files, even fifty at once', async () => {
    const [from, to] = [await openFolder('from'), await openFolder('to')];
    const names = Array.from({ length: 50 }, (_, index) => `${index}`);
    await Promise.all(names.map((name) => from.write(name, name)));
    await Promise.all(names.map((name) => (Number(name) % 2 === 0 ? from.remove(name) : from.move(name, to))));
    await from.remove('absent');
    expect(readdirSync(from.path)).toEqual([]);
    expect(readdirSync(to.path)).toHaveLength(25);
    expect(readFileSync(join(to.path, '7'), 'utf8')).toBe('7');
  });
});
