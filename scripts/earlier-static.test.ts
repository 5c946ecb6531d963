import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bringBack, putBy } from './earlier-static.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rommai-static-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** As Next does it: everything but the cache goes, then come the new files. */
function next(names: readonly string[]): void {
  for (const name of readdirSync(folder)) if (name !== 'cache') rmSync(join(folder, name), { recursive: true });
  mkdirSync(join(folder, 'static/chunks'), { recursive: true });
  for (const name of names) writeFileSync(join(folder, 'static/chunks', name), name);
}

function build(...names: string[]): string[] {
  putBy(folder);
  next(names);
  bringBack(folder);
  return readdirSync(join(folder, 'static/chunks')).sort();
}

describe('the files of the last build', () => {
  it('are none at first', () => {
    expect(build('a.js')).toEqual(['a.js']);
  });

  it('stay for one build more', () => {
    build('a.js', 'same.js');
    expect(build('b.js', 'same.js')).toEqual(['a.js', 'b.js', 'same.js']);
    expect(build('c.js', 'same.js')).toEqual(['b.js', 'c.js', 'same.js']);
  });

  it('stay when the same is built again', () => {
    build('a.js');
    build('b.js');
    expect(build('b.js')).toEqual(['a.js', 'b.js']);
    expect(build('b.js')).toEqual(['a.js', 'b.js']);
    expect(build('c.js')).toEqual(['b.js', 'c.js']);
  });

  it('outlast a build that is cut short', () => {
    build('a.js');
    putBy(folder);
    next(['half.js']);
    expect(build('b.js')).toEqual(['a.js', 'b.js']);
    expect(readdirSync(join(folder, 'cache'))).toEqual([]);
  });
});
