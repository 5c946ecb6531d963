import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle, run } from './bundled.mjs';
import { percentile, report } from './table.mjs';

const HOMES = 10_000;
const STORED = process.argv.includes('--quick') ? 10_000 : 100_000;
const CHANGES = 50;
/** The number of stored searches for the plain way, which runs each search. */
const PLAIN = 500;

const folder = mkdtempSync(join(tmpdir(), 'bench-alerts-'));
const listings = join(folder, 'listings.json');

try {
  await bundle({ measure: 'bench/alerts/measure.ts', write: 'bench/search/write.ts' }, folder);
  run(folder, 'write', listings, HOMES);
  const figures = JSON.parse(run(folder, 'measure', listings, HOMES, STORED, CHANGES, PLAIN));
  for (const fault of figures.differences) console.error(`not as plain: ${fault}`);
  const one = percentile(figures.ms, 0.5);
  const plain = (figures.plainMs * STORED) / PLAIN;
  report([
    { what: 'one change, median', value: one, unit: 'ms', atMost: 200, rounds: figures.ms },
    { what: 'one change, p95', value: percentile(figures.ms, 0.95), unit: 'ms' },
    { what: 'all stored searches run once / one change', value: plain / one, unit: '', atLeast: 50 },
    { what: '500 changes together', value: figures.togetherMs, unit: 'ms' },
    { what: '500 changes together / 500 changes one by one', value: figures.togetherMs / (500 * one), unit: '' },
    { what: 'stored searches understood at the start', value: figures.firstMs / 1_000, unit: 's' },
    { what: 'memory of a stored search', value: figures.bytes / STORED / 1_000, unit: 'kB' },
    { what: 'matching alerts per change', value: figures.matches / CHANGES, unit: '' },
    { what: 'searches that differ from the plain way', value: figures.differences.length, unit: '', atMost: 0 },
  ]);
} finally {
  rmSync(folder, { recursive: true, maxRetries: 3 });
}
