import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { growthPerTenfold } from './growth.mjs';
import { siteRows } from './scale/site.mjs';
import { report, shown } from './table.mjs';

const SIZES = process.argv.includes('--quick') ? [1_000, 10_000] : [1_000, 10_000, 100_000];

const count = (homes) => homes.toLocaleString('en');

/** Prints a row for each figure, with a column for each number of listings and its growth. */
function printSizes(bySize) {
  const lines = bySize[0].map(({ what, unit }, line) => {
    const cells = bySize.map((rows) => [count(rows[line].homes), `${shown(rows[line].value)} ${unit}`]);
    const growth = growthPerTenfold(bySize.map((rows) => rows[line]));
    return [what, { ...Object.fromEntries(cells), 'per tenfold': growth === null ? '' : `× ${shown(growth)}` }];
  });
  console.table(Object.fromEntries(lines));
}

const folder = mkdtempSync(join(tmpdir(), 'bench-scale-'));
try {
  const bySize = [];
  for (const homes of SIZES) bySize.push(await siteRows(homes, folder));
  printSizes(bySize);
  report(bySize.flat());
} finally {
  rmSync(folder, { recursive: true, maxRetries: 3 });
}
