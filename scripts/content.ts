import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { type ContentFiles, checkContent } from '../lib/content/check/check-content';
import { COLLECTION_NAMES } from '../lib/content/collections';

function readContent(folder: string): ContentFiles {
  const paths = COLLECTION_NAMES.map((name) => [name, join(folder, `${name}.json`)] as const);
  return Object.fromEntries(
    paths.filter(([, path]) => existsSync(path)).map(([name, path]) => [name, readFileSync(path, 'utf8')]),
  );
}

/** Whether a local picture's address leads to a file under public/, and not out of it. */
function isPublicFile(url: string): boolean {
  try {
    const path = join('public', decodeURIComponent(url));
    return path.startsWith(`public${sep}`) && statSync(path).isFile();
  } catch {
    return false;
  }
}

function check(folder: string): number {
  const faults = checkContent(readContent(folder), isPublicFile);
  for (const { file, id, field, reason } of faults) console.error(`${file}\t${id}\t${field}\t${reason}`);
  console.log(faults.length === 0 ? `${folder}: no faults` : `${folder}: ${faults.length} faults`);
  return faults.length === 0 ? 0 : 1;
}

const [command, folder = process.env.CONTENT_DIR ?? 'content'] = process.argv.slice(2);
if (command === 'check') {
  process.exitCode = existsSync(resolve(folder)) ? check(folder) : 1;
  if (process.exitCode === 1 && !existsSync(resolve(folder))) console.error(`${folder}: there is no such folder`);
} else {
  console.error('usage: npm run content -- check [FOLDER]');
  process.exitCode = 2;
}
