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
    ...times('comparables of a listing', comparables, { atMost: 5 }),
    ...times('price evidence of a listing', evidence, { atMost: 5 }),
    {
      what: 'comparables of a listing, longest of all rounds',
      value: Math.max(...figures.comparables.flat()),
      unit: 'ms',
    },
    ...times('plain filter over all listings', figures.plain),
    {
      what: 'comparables / plain filter, medians for the same listings',
      value: percentile(comparables.slice(0, PLAIN), 0.5) / percentile(figures.plain, 0.5),
      unit: '',
    },
    { what: 'listings with comparables', value: (100 * figures.shown) / SAMPLED, unit: '%' },
    { what: 'comparables per listing, median', value: percentile(figures.counts, 0.5), unit: '' },
    { what: 'comparables per listing, maximum', value: Math.max(...figures.counts), unit: '' },
    { what: 'price market build', value: figures.buildMs, unit: 'ms' },
    { what: 'results that differ from the plain filter', value: figures.differences.length, unit: '', atMost: 0 },
  ]);
} finally {
  rmSync(folder, { recursive: true, maxRetries: 3 });
}
