import { type Dirent, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Tools or the running site create these, so they are not part of the repository. */
const NOT_OURS = new Set(['.git', '.next', '.data', 'node_modules', 'test-results']);

const pathOf = (entry: Dirent): string => join(entry.parentPath, entry.name) + (entry.isDirectory() ? '/' : '');

/** All files and folders of the repository, relative to its root. Folders end with a slash. */
export function repositoryPaths(): string[] {
  const top = readdirSync('.', { withFileTypes: true }).filter(({ name }) => !NOT_OURS.has(name));
  const folders = top.filter((entry) => entry.isDirectory());
  const below = folders.flatMap(({ name }) => readdirSync(name, { recursive: true, withFileTypes: true }));
  return [...top, ...below].map(pathOf);
}

const FILE_ENDING = /\.(?:css|json|jsonc|md|mjs|rules|ts|tsx)$/;

export function isPath(span: string, topFolders: readonly string[]): boolean {
  if (/^[/@.-]|\s|\(|^\W+\w+$/.test(span) && !/^\*/.test(span)) return false;
  return span.endsWith('/') || FILE_ENDING.test(span) || topFolders.some((folder) => span.startsWith(folder));
}

/** `*` and `<name>` match part of a name; `…` matches anything. */
const asPattern = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replace(/[.[\](){}+?^$|\\]/g, '\\$&')
      .replace(/\*|<[^>]*>/g, '[^/]*')
      .replace(/…/g, '.*')}/?$`,
  );

/** Whether a file or folder exists. A name without a slash may be in any folder. */
export function isThere(path: string, paths: readonly string[]): boolean {
  const pattern = asPattern(path.replace(/\/$/, ''));
  return paths.some((each) => pattern.test(path.includes('/') ? each : basename(each)));
}
