import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { measurePages } from './search/pages.mjs';
import { printContenders, printKinds, searchRows } from './search/tables.mjs';
import { report } from './table.mjs';

const OTHERS = ['minisearch', 'flexsearch', 'orama'];
const MOST = 100_000;
const quick = process.argv.includes('--quick');
const sizes = quick ? [1_000, 10_000] : [1_000, 10_000, MOST];

const folder = mkdtempSync(join(tmpdir(), 'bench-search-'));
const listings = join(folder, 'content', 'listings.json');

/** A part of the benchmark in a process of its own, so that no search tidies up behind another. */
function run(name, ...args) {
  const node = ['--expose-gc', '--max-old-space-size=8192', join(folder, `${name}.mjs`), ...args.map(String)];
  return execFileSync(process.execPath, node, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 2 ** 28,
  });
}

async function prepare() {
  // Bundled as the server is: a transpiler at run time would wrap every function, and be measured with it.
  await build({
    entryPoints: { measure: 'bench/search/measure.ts', write: 'bench/search/write.ts' },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['react-server'],
    logLevel: 'warning',
  });
  cpSync('content', join(folder, 'content'), { recursive: true });
  run('write', listings, sizes.at(-1));
}

function measure(size) {
  const figures = (contender) => JSON.parse(run('measure', contender, listings, size));
  return { size, own: figures('own'), others: Object.fromEntries(OTHERS.map((name) => [name, figures(name)])) };
}

try {
  await prepare();
  const measured = [];
  for (const size of sizes) {
    const figures = measure(size);
    printContenders(figures);
    measured.push(figures);
  }
  const last = measured.at(-1);
  printKinds(last);
  const pages = await measurePages(join(folder, 'content'), sizes.at(-1));
  report([...searchRows(last, last.size === MOST), ...pages]);
} finally {
  rmSync(folder, { recursive: true, maxRetries: 3 });
}
