import { readdirSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { expect, it } from 'vitest';

const IMPORT = /(?:from|import\() ?'(@\/|\.\.?\/)([^']+)'/g;

/** The folder of lib that contains a path; undefined for a path outside of lib. */
const folderOf = (path: string) => /^lib\/([^/]+)\//.exec(path)?.[1];

function importsOf(file: string): string[] {
  const found = [...readFileSync(file, 'utf8').matchAll(IMPORT)];
  const paths = found.map(([, from = '', path = '']) =>
    from === '@/' ? path : normalize(join(file, '..', from + path)),
  );
  return paths.flatMap((path) => folderOf(path) ?? []);
}

/** Left out of the drawing: nearly every folder imports them, so their arrows would hide the others. */
const EVERYWHERE = ['config', 'i18n'];

const guide = readFileSync('docs/architecture.md', 'utf8');
const folders = readdirSync('lib').filter((folder) => codeOf(folder).length > 0);

function codeOf(folder: string): string[] {
  const files = readdirSync(join('lib', folder), { recursive: true, encoding: 'utf8' });
  return files.filter((name) => /(?<!\.test)\.ts$/.test(name) && !name.includes('testing/'));
}

/** The other folders that each folder imports, according to the code. */
function importsToday(): Record<string, string[]> {
  const arrows = folders.map((folder) => {
    const others = new Set(codeOf(folder).flatMap((name) => importsOf(join('lib', folder, name))));
    const drawn = [...others].filter((other) => other !== folder && !EVERYWHERE.includes(other));
    return [folder, drawn.sort()] as const;
  });
  return Object.fromEntries(arrows.filter(([, others]) => others.length > 0));
}

/** The other folders that each folder imports, according to docs/architecture.md. */
function importsDrawn(): Record<string, string[]> {
  const drawing = [...guide.matchAll(/```mermaid\n([\s\S]*?)```/g)].map(([, text = '']) => text)[1] ?? '';
  const arrows = [...drawing.matchAll(/^ +(\w+) --> (.+)$/gm)];
  return Object.fromEntries(arrows.map(([, folder = '', others = '']) => [folder, others.split(' & ').sort()]));
}

it('docs/architecture.md draws the imports between the folders of lib correctly', () => {
  expect(importsDrawn()).toEqual(importsToday());
});

it('docs/architecture.md describes every folder of lib', () => {
  const described = [...guide.matchAll(/^\| `lib\/(\w+)\/` +\|/gm)].map(([, folder]) => folder);
  expect(described.sort()).toEqual(folders.sort());
});
