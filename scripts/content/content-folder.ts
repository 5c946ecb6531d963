import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { ContentFiles } from '../../lib/content/check/check-content';
import { COLLECTION_NAMES } from '../../lib/content/collections';

/** The text of each collection's file in a folder. */
export function readContent(folder: string): ContentFiles {
  const paths = COLLECTION_NAMES.map((name) => [name, join(folder, `${name}.json`)] as const);
  return Object.fromEntries(
    paths.filter(([, path]) => existsSync(path)).map(([name, path]) => [name, readFileSync(path, 'utf8')]),
  );
}

/** Whether the URL of a local picture refers to an existing file inside public/. */
export function isPublicFile(url: string): boolean {
  try {
    const path = join('public', decodeURIComponent(url));
    return path.startsWith(`public${sep}`) && statSync(path).isFile();
  } catch {
    return false;
  }
}
