import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle, run } from './bundled.mjs';
import { measurePages } from './search/pages.mjs';
import { printContenders, printKinds, searchRows } from './search/tables.mjs';
import { report } from './table.mjs';

const OTHERS = ['minisearch', 'flexsearch', 'orama'];
const MOST = 100_000;
const quick = process.argv.includes('--quick');
const sizes = quick ? [1_000, 10_000] : [1_000, 10_000, MOST];

const folder = mkdtempSync(join(tmpdir(), 'bench-search-'));
const listings = join(folder, 'content', 'listings.json');

async function prepare() {
  await bundle({ measure: 'bench/search/measure.ts', write: 'bench/search/write.ts' }, folder);
  cpSync('content', join(folder, 'content'), { recursive: true });
  run(folder, 'write', listings, sizes.at(-1));
}

function measure(size) {
  const figures = (contender) => JSON.parse(run(folder, 'measure', contender, listings, size));
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
