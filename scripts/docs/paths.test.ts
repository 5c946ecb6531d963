import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeSpans, linkedFiles, scriptsRun } from './testing/markdown';
import { isPath, isThere, repositoryPaths } from './testing/repository';

/** Every path in these guides must exist. Decisions are not checked, because they describe the past. */
const GUIDES = ['CONTRIBUTING.md', 'docs/architecture.md', 'docs/dependencies.md'];

const markdownIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));
const ALL = ['CHANGELOG.md', 'CONTRIBUTING.md', 'README.md', 'bench/README.md', ...markdownIn('docs')];

const paths = repositoryPaths();
const topFolders = paths.filter((path) => path.indexOf('/') === path.length - 1);
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));

it.each(GUIDES)('every file and folder in %s exists', (file) => {
  const named = codeSpans(readFileSync(file, 'utf8')).filter((span) => isPath(span, topFolders));
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((path) => !isThere(path, paths))).toEqual([]);
});

describe.each(ALL)('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  it('links only to files that exist', () => {
    expect(linkedFiles(text).filter((link) => !existsSync(join(dirname(file), link)))).toEqual([]);
  });

  it('mentions only npm scripts that exist', () => {
    expect(scriptsRun(text).filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('isPath and isThere', () => {
  const tree = ['server/', 'server/pages.ts', 'app/[locale]/page.tsx', 'e2e/a.http.spec.ts'];
  it.each([
    ['server/pages.ts', true],
    ['server/', true],
    ['pages.ts', true],
    ['app/[locale]/page.tsx', true],
    ['app/…/page.tsx', true],
    ['e2e/*.http.spec.ts', true],
    ['server/<name>.ts', true],
    ['server/page.ts', false],
    ['pages.mjs', false],
    ['serve/', false],
    ['e2e/*.ts.spec', false],
  ])('recognize the path %s; it exists: %s', (path, expected) => {
    expect([isPath(path, ['server/', 'app/', 'e2e/']), isThere(path, tree)]).toEqual([true, expected]);
  });

  it.each(['next/image', '/api/refresh', '@base-ui/react', '.next/server-main.mjs', 'npm run x', 'PORT'])(
    'isPath returns false for %s',
    (span) => {
      expect(isPath(span, ['server/'])).toBe(false);
    },
  );
});
