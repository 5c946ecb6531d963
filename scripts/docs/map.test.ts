import { readdirSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { expect, it } from 'vitest';

const IMPORT = /(?:from|import\() ?'(@\/|\.\.?\/)([^']+)'/g;

/** The room of lib that a path is in; undefined outside of lib. */
const roomOf = (path: string) => /^lib\/([^/]+)\//.exec(path)?.[1];

function importsOf(file: string): (string | undefined)[] {
  const found = [...readFileSync(file, 'utf8').matchAll(IMPORT)];
  return found.map(([, from = '', path = '']) =>
    roomOf(from === '@/' ? path : normalize(join(file, '..', from + path))),
  );
}

/** What each room imports of others, by the code that runs. */
function importsToday(): Record<string, string[]> {
  const rooms = readdirSync('lib').map((room) => {
    const files = readdirSync(join('lib', room), { recursive: true, encoding: 'utf8' });
    const code = files.filter((name) => /(?<!\.test)\.ts$/.test(name) && !name.includes('testing/'));
    const others = code.flatMap((name) => importsOf(join('lib', room, name)));
    return [room, [...new Set(others.filter((other) => other !== undefined && other !== room))].sort()];
  });
  return Object.fromEntries(rooms);
}

/** The same as docs/architecture.md draws it. A room without arrows is only on the way of others. */
function importsDrawn(): Record<string, string[]> {
  const guide = readFileSync('docs/architecture.md', 'utf8');
  const [, drawing = ''] = /arrows of today:\n\n```mermaid\n([\s\S]*?)```/.exec(guide) ?? [];
  const lines = drawing.split('\n').flatMap((line) => {
    const [, room = '', others = ''] = /^ +(\w+) --> (.+)$/.exec(line) ?? [];
    return room === '' ? [] : [[room, others.split(' & ').sort()] as const];
  });
  return { config: [], ...Object.fromEntries(lines) };
}

it('docs/architecture.md draws the rooms of lib as they import each other', () => {
  expect(importsDrawn()).toEqual(importsToday());
});
