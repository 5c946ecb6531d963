import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

// Scripts and styles never change after a build: once, as small as brotli can, and not for each request.
const folder = '.next/static';
// Of the files that a library brings along, the map's worker is the one that visitors get.
const WANTED = /(\.(js|css)|maplibre-gl-worker\.[^.]+\.mjs)$/;
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => WANTED.test(name));
for (const name of names) {
  const bytes = readFileSync(path.join(folder, name));
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(path.join(folder, `${name}.br`), brotliCompressSync(bytes, { params }));
}
