import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { percentile, report } from './table.mjs';

const HOMES = 100_000;
const SAMPLED = process.argv.includes('--quick') ? 200 : 2_000;
/** Each home looked for among all of them takes long, so fewer do. */
const PLAIN = 200;

const folder = mkdtempSync(join(tmpdir(), 'bench-comparables-'));
const listings = join(folder, 'listings.json');

/** A process of its own, bundled as the server is: a transpiler at run time would wrap every function. */
function run(name, ...args) {
  const node = ['--max-old-space-size=8192', join(folder, `${name}.mjs`), ...args.map(String)];
  return execFileSync(process.execPath, node, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}

/** Each home's middle time of the rounds, as what else the machine does hits now this home, now that. */
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
  await build({
    entryPoints: { measure: 'bench/comparables/measure.ts', write: 'bench/search/write.ts' },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['react-server'],
    logLevel: 'warning',
  });
  run('write', listings, HOMES);
  const figures = JSON.parse(run('measure', listings, HOMES, SAMPLED, PLAIN));
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
