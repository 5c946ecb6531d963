import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackages } from '../scripts/setup.mjs';
import { asked, BENCHMARKS, isKept, RUNS } from './suite.mjs';

const words = process.argv.slice(2);
const runs = asked(words);
if (runs === null) {
  console.error(`usage: npm run bench [-- ${BENCHMARKS.join(' | ')}]`);
  process.exit(2);
}

// The whole suite also runs on a fresh clone. A single benchmark measures the existing build.
if (words.length === 0) installPackages();
// Imported only now, because these modules need packages.
const { buildIfStale } = await import('../scripts/build-if-stale.mjs');
const { HAND_OVER } = await import('./hand-over.mjs');
const { machine, versions } = await import('./machine.mjs');
const { pace } = await import('./pace.mjs');
const { merged, outcome, readResults, writeResults } = await import('./results.mjs');
const { summarize } = await import('./summary.mjs');

if (words.length === 0) buildIfStale();

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const software = await versions();

const linesOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []);

/** Runs a benchmark in a separate process, so that a failure does not stop the others. */
async function measure(run, index) {
  console.log(`\n── ${run.join(' ')}`);
  const file = join(folder, String(index));
  const before = pace();
  const begun = performance.now();
  const date = new Date().toISOString();
  const child = spawn(process.execPath, ['bench/run-one.mjs', ...run], {
    stdio: 'inherit',
    env: { ...process.env, [HAND_OVER]: file },
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  const seconds = (performance.now() - begun) / 1_000;
  const handedOver = linesOf(file).map((line) => JSON.parse(line));
  return outcome({ handedOver, code, date, seconds, versions: software, pace: [before, pace()] });
}

/** Saves the result after each benchmark, so that a later failure does not lose it. */
function keep(name, result) {
  writeResults(merged(readResults(), machine(), name, result, RUNS));
  spawnSync('npm', ['run', '--silent', 'docs:performance'], { stdio: ['ignore', 'ignore', 'inherit'] });
}

const results = [];
try {
  for (const [index, run] of runs.entries()) {
    const result = await measure(run, index);
    const name = run.join(' ');
    results.push([name, result]);
    if (isKept(name)) keep(name, result);
  }
} finally {
  rmSync(folder, { recursive: true, maxRetries: 3 });
}
if (!summarize(results)) process.exitCode = 1;
