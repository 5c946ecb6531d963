import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const FOLDER = '.next/static';

/** Makes V8 compile the whole script off the main thread during the download, not within hydration (decision 34). */
const HINT = '//# allFunctionsCalledOnLoad\n';
/** Points to the licence notices, because the bundler strips them from the scripts (write-notices.mjs). */
const NOTICES = '// /licences.txt\n';

/** The map's worker is the only file of a library that visitors download unbundled. */
const COMPRESSED = /(\.(js|css)|maplibre-gl-worker\.[^.]+\.mjs)$/;

/** What pages load first, from the lists that Next.js writes for React. Each list is a script that fills a global. */
async function pageScripts() {
  const names = readdirSync('.next/server/app', { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((name) => name.endsWith('/page_client-reference-manifest.js')))
    await import(pathToFileURL(path.resolve('.next/server/app', name)).href);
  return Object.values(globalThis.__RSC_MANIFEST).flatMap(({ entryJSFiles }) => Object.values(entryJSFiles).flat());
}

/** For the scripts that a page runs when it loads, because it calls nearly all of their functions. */
async function compileAhead() {
  const { rootMainFiles } = JSON.parse(readFileSync('.next/build-manifest.json', 'utf8'));
  for (const name of new Set([...rootMainFiles, ...(await pageScripts())])) {
    const file = path.join('.next', name);
    const script = readFileSync(file, 'utf8');
    if (!script.startsWith(HINT)) writeFileSync(file, HINT + NOTICES + script);
  }
}

const toBrotli = promisify(brotliCompress);

/** The files never change after a build, so this uses the best quality, which is too slow for each request. */
async function compress() {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => COMPRESSED.test(name));
  const files = names.map((name) => path.join(FOLDER, name));
  // Node.js compresses in several threads.
  await Promise.all(
    files.map(async (file) => writeFileSync(`${file}.br`, await toBrotli(readFileSync(file), { params }))),
  );
}

await compileAhead();
await compress();
