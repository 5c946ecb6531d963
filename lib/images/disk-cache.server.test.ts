import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DiskCache } from './disk-cache.server';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function opened(maxBytes = 10_000): Promise<DiskCache> {
  const cache = new DiskCache(folder, maxBytes);
  await cache.open();
  return cache;
}

/** Keeps an entry and waits until it is whole. */
async function keep(cache: DiskCache, name: string, body = Buffer.alloc(1_000, name)) {
  cache.set(name, body);
  await expect.poll(() => existsSync(join(folder, name))).toBe(true);
}

const text = async (cache: DiskCache, name: string) => (await cache.get(name))?.toString();

describe('M4 kept pictures', () => {
  it('are learned beside files without bytes, which go', async () => {
    await keep(await opened(), 'b', Buffer.from('bytes'));
    writeFileSync(join(folder, 'a'), '');
    expect(await text(await opened(), 'b')).toBe('bytes');
    await expect.poll(() => readdirSync(folder)).toEqual(['b']);
  });

  it('survive a restart', async () => {
    await keep(await opened(), 'a', Buffer.from('bytes'));
    expect(await text(await opened(), 'a')).toBe('bytes');
    expect(readdirSync(folder)).toEqual(['a']);
  });

  it.each([
    ['cut off', () => truncateSync(join(folder, 'a'), 500)],
    ['empty', () => truncateSync(join(folder, 'a'), 0)],
    [
      'changed by a bit',
      () => {
        const bytes = readFileSync(join(folder, 'a'));
        bytes.writeUInt8((bytes.at(-1) ?? 0) ^ 1, bytes.length - 1);
        writeFileSync(join(folder, 'a'), bytes);
      },
    ],
    ['gone', () => rmSync(join(folder, 'a'))],
  ])('are a miss when %s, and can be kept anew', async (_, harm) => {
    const cache = await opened();
    await keep(cache, 'a');
    harm();
    expect(await cache.get('a')).toBeNull();
    rmSync(join(folder, 'a'), { force: true });
    await keep(cache, 'a', Buffer.from('anew'));
    expect(await text(cache, 'a')).toBe('anew');
  });
});

describe('M4 the folder of kept pictures', () => {
  it('stays within its bound: the least recently used go', async () => {
    const cache = await opened(2_500);
    await keep(cache, 'a');
    await keep(cache, 'b');
    expect(await cache.get('a')).not.toBeNull();
    await keep(cache, 'c');
    await expect.poll(() => readdirSync(folder).sort()).toEqual(['a', 'c']);
  });

  it('stays within it also after a restart, by their dates', async () => {
    const first = await opened();
    for (const name of ['a', 'b', 'c']) await keep(first, name);
    utimesSync(join(folder, 'a'), new Date(), new Date(Date.now() + 60_000));
    utimesSync(join(folder, 'b'), new Date(), new Date(Date.now() - 60_000));
    await opened(2_500);
    await expect.poll(() => readdirSync(folder).sort()).toEqual(['a', 'c']);
  });

  it('loses what was left unfinished', async () => {
    writeFileSync(join(folder, 'a.x.part'), 'half');
    writeFileSync(join(folder, 'b.x.part'), 'being written');
    utimesSync(join(folder, 'a.x.part'), new Date(), new Date(Date.now() - 120_000));
    await opened();
    await expect.poll(() => readdirSync(folder)).toEqual(['b.x.part']);
  });

  it('is done without where nothing can be written, said once', async () => {
    vi.stubEnv('LOG_LEVEL', 'warn');
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const cache = new DiskCache(join(file, 'below'), 1_000);
    await cache.open();
    cache.set('a', Buffer.from('x'));
    cache.set('b', Buffer.from('x'));
    await expect.poll(() => written.mock.calls.length).toBe(1);
    expect(await cache.get('a')).toBeNull();
    expect(String(written.mock.calls)).toContain('picture cache cannot write');
    expect(written).toHaveBeenCalledTimes(1);
    vi.unstubAllEnvs();
  });
});
