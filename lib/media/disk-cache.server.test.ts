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

const soon = <Value>(read: () => Value) => expect.poll(read, { interval: 2 });

async function openCache(maxBytes = 10_000): Promise<DiskCache> {
  const cache = new DiskCache(folder, maxBytes);
  await cache.open();
  return cache;
}

/** Stores an entry and waits until it is complete. */
async function keep(cache: DiskCache, name: string, body = Buffer.alloc(1_000, name)) {
  cache.set(name, body);
  await soon(() => existsSync(join(folder, name))).toBe(true);
}

const text = async (cache: DiskCache, name: string) => (await cache.get(name))?.toString();

describe('M4 cached pictures', () => {
  it('are loaded when the cache opens, and empty files are deleted', async () => {
    await keep(await openCache(), 'b', Buffer.from('bytes'));
    writeFileSync(join(folder, 'a'), '');
    expect(await text(await openCache(), 'b')).toBe('bytes');
    await soon(() => readdirSync(folder)).toEqual(['b']);
  });

  it('survive a restart', async () => {
    await keep(await openCache(), 'a', Buffer.from('bytes'));
    expect(await text(await openCache(), 'a')).toBe('bytes');
    expect(readdirSync(folder)).toEqual(['a']);
  });

  it.each([
    ['truncated', () => truncateSync(join(folder, 'a'), 500)],
    ['empty', () => truncateSync(join(folder, 'a'), 0)],
    [
      'changed in one bit',
      () => {
        const bytes = readFileSync(join(folder, 'a'));
        bytes.writeUInt8((bytes.at(-1) ?? 0) ^ 1, bytes.length - 1);
        writeFileSync(join(folder, 'a'), bytes);
      },
    ],
    ['deleted', () => rmSync(join(folder, 'a'))],
  ])('are a miss if %s, and can be stored again', async (_, harm) => {
    const cache = await openCache();
    await keep(cache, 'a');
    harm();
    expect(await cache.get('a')).toBeNull();
    rmSync(join(folder, 'a'), { force: true });
    await keep(cache, 'a', Buffer.from('anew'));
    expect(await text(cache, 'a')).toBe('anew');
  });
});

describe('M4 the folder of cached pictures', () => {
  it('stays within its limit by evicting the least recently used pictures', async () => {
    const cache = await openCache(2_500);
    await keep(cache, 'a');
    await keep(cache, 'b');
    expect(await cache.get('a')).not.toBeNull();
    await keep(cache, 'c');
    await soon(() => readdirSync(folder).sort()).toEqual(['a', 'c']);
  });

  it('stays within its limit after a restart, based on file times', async () => {
    const first = await openCache();
    for (const name of ['a', 'b', 'c']) await keep(first, name);
    utimesSync(join(folder, 'a'), new Date(), new Date(Date.now() + 60_000));
    utimesSync(join(folder, 'b'), new Date(), new Date(Date.now() - 60_000));
    await openCache(2_500);
    await soon(() => readdirSync(folder).sort()).toEqual(['a', 'c']);
  });

  it('is cleaned of unfinished files', async () => {
    writeFileSync(join(folder, 'a.x.part'), 'half');
    writeFileSync(join(folder, 'b.x.part'), 'being written');
    utimesSync(join(folder, 'a.x.part'), new Date(), new Date(Date.now() - 120_000));
    await openCache();
    await soon(() => readdirSync(folder)).toEqual(['b.x.part']);
  });

  it('is not used if it cannot be written, which is logged once', async () => {
    vi.stubEnv('LOG_LEVEL', 'warn');
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const cache = new DiskCache(join(file, 'below'), 1_000);
    await cache.open();
    cache.set('a', Buffer.from('x'));
    cache.set('b', Buffer.from('x'));
    await soon(() => written.mock.calls.length).toBe(1);
    expect(await cache.get('a')).toBeNull();
    expect(String(written.mock.calls)).toContain('picture cache cannot write');
    expect(written).toHaveBeenCalledTimes(1);
    vi.unstubAllEnvs();
  });
});
