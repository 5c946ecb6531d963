import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { type ContentFiles, checkContent } from '../lib/content/check/check-content';
import { COLLECTION_NAMES } from '../lib/content/collections';
import { averageColour, picturesIn, writeColours } from './picture-colours';

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

/** Gives every local picture its average colour, which its place shows until it has come. */
async function colours(folder: string): Promise<number> {
  const files = Object.entries(readContent(folder)).map(([name, json = '']) => ({ name, json }));
  const found = new Map<string, string>();
  for (const url of new Set(files.flatMap(({ json }) => picturesIn(json)).filter(isPublicFile))) {
    const colour = await averageColour(join('public', decodeURIComponent(url)));
    if (colour !== null) found.set(url, colour);
  }
  for (const { name, json } of files) {
    const written = writeColours(json, found);
    if (written !== json) writeFileSync(join(folder, `${name}.json`), written);
  }
  console.log(`${folder}: ${found.size} pictures have their colour`);
  return 0;
}

const COMMANDS = new Map<string, (folder: string) => number | Promise<number>>([
  ['check', check],
  ['colours', colours],
]);

const [command, folder = process.env.CONTENT_DIR ?? 'content'] = process.argv.slice(2);
const run = COMMANDS.get(command ?? '');
if (run === undefined) {
  console.error(`usage: npm run content -- ${[...COMMANDS.keys()].join(' | ')} [FOLDER]`);
  process.exitCode = 2;
} else if (!existsSync(resolve(folder))) {
  console.error(`${folder}: there is no such folder`);
  process.exitCode = 1;
} else process.exitCode = await run(folder);
