import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { restoreStaticFiles, setAsideStaticFiles } from './earlier-static.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rommai-static-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Imitates Next.js: deletes everything except the cache, then writes the new files. */
function next(names: readonly string[]): void {
  for (const name of readdirSync(folder)) if (name !== 'cache') rmSync(join(folder, name), { recursive: true });
  mkdirSync(join(folder, 'static/chunks'), { recursive: true });
  for (const name of names) writeFileSync(join(folder, 'static/chunks', name), name);
}

function build(...names: string[]): string[] {
  setAsideStaticFiles(folder);
  next(names);
  restoreStaticFiles(folder);
  return readdirSync(join(folder, 'static/chunks')).sort();
}

describe('the files of the last build', () => {
  it('are absent after the first build', () => {
    expect(build('a.js')).toEqual(['a.js']);
  });

  it('stay for exactly one more build', () => {
    build('a.js', 'same.js');
    expect(build('b.js', 'same.js')).toEqual(['a.js', 'b.js', 'same.js']);
    expect(build('c.js', 'same.js')).toEqual(['b.js', 'c.js', 'same.js']);
  });

  it('stay if the same sources are built again', () => {
    build('a.js');
    build('b.js');
    expect(build('b.js')).toEqual(['a.js', 'b.js']);
    expect(build('b.js')).toEqual(['a.js', 'b.js']);
    expect(build('c.js')).toEqual(['b.js', 'c.js']);
  });

  it('survive an interrupted build', () => {
    build('a.js');
    setAsideStaticFiles(folder);
    next(['half.js']);
    expect(build('b.js')).toEqual(['a.js', 'b.js']);
    expect(readdirSync(join(folder, 'cache'))).toEqual([]);
  });
});
