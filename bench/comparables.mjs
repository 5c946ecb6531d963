import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle, run } from './bundled.mjs';
import { percentile, report } from './table.mjs';

const HOMES = 100_000;
const SAMPLED = process.argv.includes('--quick') ? 200 : 2_000;
/** The number of listings for the plain search, which is slow because it compares with all listings. */
const PLAIN = 200;

const folder = mkdtempSync(join(tmpdir(), 'bench-comparables-'));
const listings = join(folder, 'listings.json');

/** The median time of each listing over the rounds, because other work on the machine slows random listings. */
const middle = (rounds) =>
  rounds[0].map((_, index) =>
    percentile(
      rounds.map((round) => round[index]),
      0.5,
    ),
  );

const times = (what, ms, limits = {}) => [
  { what: `${what}, median`, value: percentile(ms, 0.5), unit: 'ms' },
  { what: `${what}, p95`, value: percentile(ms, 0.95), unit: 'ms' },
  { what: `${what}, p99`, value: percentile(ms, 0.99), unit: 'ms', ...limits },
  { what: `${what}, longest`, value: Math.max(...ms), unit: 'ms' },
];

try {
  await bundle({ measure: 'bench/comparables/measure.ts', write: 'bench/search/write.ts' }, folder);
  run(folder, 'write', listings, HOMES);
  const figures = JSON.parse(run(folder, 'measure', listings, HOMES, SAMPLED, PLAIN));
  const [comparables, evidence] = [middle(figures.comparables), middle(figures.evidence)];
  for (const fault of figures.differences) console.error(`not as plain: ${fault}`);
  report([
    ...times('comparables of a home', comparables, { atMost: 5 }),
    ...times('evidence of a home', evidence, { atMost: 5 }),
    { what: 'longest of all answers', value: Math.max(...figures.comparables.flat()), unit: 'ms' },
    ...times('plain filter over all homes', figures.plain),
    {
      what: 'comparables as part of plain, medians of the same homes',
      value: percentile(comparables.slice(0, PLAIN), 0.5) / percentile(figures.plain, 0.5),
      unit: '',
    },
    { what: 'homes with comparables', value: (100 * figures.shown) / SAMPLED, unit: '%' },
    { what: 'homes compared with, median', value: percentile(figures.counts, 0.5), unit: '' },
    { what: 'homes compared with, most', value: Math.max(...figures.counts), unit: '' },
    { what: 'building the market', value: figures.buildMs, unit: 'ms' },
    { what: 'answers unlike those of plain', value: figures.differences.length, unit: '', atMost: 0 },
  ]);
} finally {
  rmSync(folder, { recursive: true, maxRetries: 3 });
}
