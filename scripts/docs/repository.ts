import { type Dirent, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Made by tools, or by the site while it runs. */
const NOT_OURS = new Set(['.git', '.next', '.data', 'node_modules', 'test-results']);

const pathOf = (entry: Dirent): string => join(entry.parentPath, entry.name) + (entry.isDirectory() ? '/' : '');

/** Every file and folder of the repository from its root; folders end with a slash. */
export function repositoryPaths(): string[] {
  const top = readdirSync('.', { withFileTypes: true }).filter(({ name }) => !NOT_OURS.has(name));
  const folders = top.filter((entry) => entry.isDirectory());
  const below = folders.flatMap(({ name }) => readdirSync(name, { recursive: true, withFileTypes: true }));
  return [...top, ...below].map(pathOf);
}

const FILE_ENDING = /\.(?:css|json|jsonc|md|mjs|rules|ts|tsx)$/;

/** Whether a text in backticks names a file or folder of a repository with these folders at its top. */
export function isPath(span: string, topFolders: readonly string[]): boolean {
  if (/^[/@.-]|\s|\(|^\W+\w+$/.test(span) && !/^\*/.test(span)) return false;
  return span.endsWith('/') || FILE_ENDING.test(span) || topFolders.some((folder) => span.startsWith(folder));
}

/** `*` and `<name>` stand for a part of a name, `…` for anything. */
const asPattern = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replace(/[.[\](){}+?^$|\\]/g, '\\$&')
      .replace(/\*|<[^>]*>/g, '[^/]*')
      .replace(/…/g, '.*')}/?$`,
  );

/** Whether there is such a file or folder; a name without a folder may stand anywhere. */
export function isThere(path: string, paths: readonly string[]): boolean {
  const pattern = asPattern(path.replace(/\/$/, ''));
  return paths.some((each) => pattern.test(path.includes('/') ? each : basename(each)));
}
