import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

// Scripts and styles never change after a build, so compress them once with the best brotli quality, not per request.
const folder = '.next/static';
// The map's worker is the only file of a library that visitors download unbundled.
const WANTED = /(\.(js|css)|maplibre-gl-worker\.[^.]+\.mjs)$/;
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => WANTED.test(name));
for (const name of names) {
  const bytes = readFileSync(path.join(folder, name));
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(path.join(folder, `${name}.br`), brotliCompressSync(bytes, { params }));
}
