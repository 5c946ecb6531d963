import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const FOLDER = '.next/static';

/** Makes V8 compile the whole script off the main thread during the download, not within hydration (decision 34). */
const HINT = '//# allFunctionsCalledOnLoad\n';
/** Points to the licence notices, because the bundler strips them from the scripts (write-notices.mjs). */
const NOTICES = '// /licences.txt\n';

/** The map's worker is the only file of a library that visitors download unbundled. */
const COMPRESSED = /(\.(js|css)|maplibre-gl-worker\.[^.]+\.mjs)$/;

/** For the scripts that every page runs when it loads, because it calls nearly all of their functions. */
function compileAhead() {
  const { rootMainFiles } = JSON.parse(readFileSync('.next/build-manifest.json', 'utf8'));
  for (const name of rootMainFiles) {
    const file = path.join('.next', name);
    const script = readFileSync(file, 'utf8');
    if (!script.startsWith(HINT)) writeFileSync(file, HINT + NOTICES + script);
  }
}

/** The files never change after a build, so this uses the best quality, which is too slow for each request. */
function compress() {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  for (const name of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })) {
    if (!COMPRESSED.test(name)) continue;
    const file = path.join(FOLDER, name);
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), { params }));
  }
}

compileAhead();
compress();
