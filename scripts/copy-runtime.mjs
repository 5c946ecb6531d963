import { cpSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import nft from 'next/dist/compiled/@vercel/nft/index.js';

const [target] = process.argv.slice(2);
if (target === undefined) throw new TypeError('usage: node scripts/copy-runtime.mjs FOLDER');

/** The files that Next found for its server and for each page, and those that our server imports. */
async function neededFiles() {
  const traces = readdirSync('.next', { recursive: true }).filter((name) => name.endsWith('.nft.json'));
  const ofNext = traces.flatMap((name) => {
    const trace = join('.next', name);
    return JSON.parse(readFileSync(trace, 'utf8')).files.map((file) => resolve(dirname(trace), file));
  });
  const { fileList } = await nft.nodeFileTrace(['.next/server-main.mjs'], {
    conditions: ['react-server', 'node', 'import'],
    // Next chooses one of these bundles at run time. Its own traces have those of production.
    ignore: ['node_modules/next/dist/compiled/{next-server,*-experimental}/**', 'node_modules/next/dist/docs/**'],
  });
  return new Set([...ofNext, ...fileList].map((file) => relative('', realpathSync(file))));
}

for (const file of await neededFiles())
  if (file.startsWith('node_modules/') && statSync(file).isFile()) cpSync(file, join(target, file));
const isForServing = (path) =>
  !/^\.next\/(?:cache|dev|diagnostics|server-dev|trace|types)|\.(?:map|nft\.json)$/.test(path);
for (const folder of ['.next', 'content', 'messages', 'public'])
  cpSync(folder, join(target, folder), { recursive: true, verbatimSymlinks: true, filter: isForServing });
for (const file of ['package.json', 'server/next-cache-handler.mjs']) cpSync(file, join(target, file));
