import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, findHeadlessChromium } from './chromium.mjs';
import { fail, installPackages } from './setup.mjs';
import {
  browserTests,
  failedBrowserTests,
  failedUnitTests,
  secondsByKind,
  slowest,
  timeFault,
  unitTests,
  watchSlowness,
} from './test-reports.mjs';

const isFull = process.argv.includes('--full');
const environment = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...(isFull ? { TEST_FULL: '1' } : {}) };
const reports = mkdtempSync(join(tmpdir(), 'rommai-tests-'));
const begun = performance.now();
const seconds = () => Math.round((performance.now() - begun) / 1_000);

const heading = (title) => console.log(`\n── ${title} (${seconds()} s)`);

const readJson = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
};

function capture([command, ...args]) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: environment });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, output: Buffer.concat(output).toString() }));
  });
}

async function check(title, ...commands) {
  for (const command of commands) {
    const { status, output } = await capture(command);
    heading(title);
    process.stdout.write(output);
    if (status !== 0) fail(`${command.join(' ')} failed with exit code ${status}.`);
  }
}

const runInView = (command, args, env) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...environment, ...env } });
    child.once('error', reject);
    child.once('close', resolve);
  });

// Starts now, so that Chromium installs while npm installs packages.
const chromiumSearch = isFull ? findChromium() : findHeadlessChromium();
installPackages();

const BUILD = "import('./scripts/build-if-stale.mjs').then(({ buildIfStale }) => buildIfStale())";
// The build uses little more than one core, so the checks run beside it. It writes types that tsc reads.
const checks = Promise.all([
  check('Build and types', ['node', '-e', BUILD], ['npx', 'tsc', '--noEmit']),
  check('Lint, format and import boundaries', ['npx', 'biome', 'check', '--error-on-warnings', '.']),
  check('Messages', ['npm', 'run', '--silent', 'messages']),
  check('Content', ['npm', 'run', '--silent', 'content', '--', 'check']),
]);
const [chromium] = await Promise.all([chromiumSearch, checks]);
if (chromium === null)
  fail('Could not find or install Chromium. Install it, or set its path: CHROMIUM_PATH=/path npm test');

heading('Unit tests');
const unitReport = join(reports, 'unit.json');
const unitWatch = watchSlowness();
const unitStatus = await runInView('npx', [
  ...['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
]);
const unitSlowness = unitWatch();

heading('Browser tests');
const browserReport = join(reports, 'browser.json');
const browserWatch = watchSlowness();
const browserStatus = await runInView('npx', ['playwright', 'test', '--reporter=line,json'], {
  CHROMIUM_PATH: chromium,
  PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
});
const slowness = { unit: unitSlowness, browser: browserWatch() };

let extraStatus = 0;
if (isFull) {
  heading('Node.js 24');
  extraStatus = await runInView('node', ['scripts/test-node-24.mjs'], { CHROMIUM_PATH: chromium });
}

const units = readJson(unitReport);
const browsers = readJson(browserReport);
const timed = { unit: unitTests(units), browser: browserTests(browsers) };

const { expected = 0, flaky = 0, unexpected = 1 } = browsers?.stats ?? {};
const passed = (units?.numPassedTests ?? 0) + expected + flaky;
const isRunBroken = unitStatus !== 0 || browserStatus !== 0 || extraStatus !== 0;
const failed = Math.max((units?.numFailedTests ?? 1) + unexpected, isRunBroken ? 1 : 0);

const kinds = secondsByKind([...timed.unit, ...timed.browser]);
if (isFull) {
  const git = (...args) => spawnSync('git', args, { encoding: 'utf8' }).stdout.trim();
  const commit = `${git('rev-parse', '--short=10', 'HEAD')}${git('status', '--porcelain') === '' ? '' : '+'}`;
  const run = {
    date: new Date().toISOString(),
    commit,
    node: process.versions.node,
    seconds: seconds(),
    failed,
    kinds,
  };
  writeFileSync('bench/results/tests.json', `${JSON.stringify(run, null, 2)}\n`);
  await runInView('npm', ['run', '--silent', 'docs:performance']);
}

heading('Slowest tests');
for (const { name, seconds } of slowest([...timed.unit, ...timed.browser]))
  console.log(`${seconds.toFixed(1)} s  ${name}`);

for (const [kind, { tests, seconds }] of Object.entries(kinds))
  console.log(`${kind}: ${tests} tests, ${Math.round(seconds)} s`);

const factor = (kind) => `${slowness[kind].toFixed(2)} (${kind})`;
console.log(`times as slow as the machine of the budgets: ${factor('unit')}, ${factor('browser')}`);

for (const line of [...failedUnitTests(units), ...failedBrowserTests(browsers)]) console.log(`failed: ${line}`);
if (extraStatus !== 0) console.log('failed: the tests on Node.js 24 (their output is above)');
const tooSlow = isFull ? null : timeFault(timed, slowness);
if (tooSlow !== null) console.log(`failed: ${tooSlow}`);

const isBroken = isRunBroken || tooSlow !== null;
console.log(`\n${seconds()} s in all`);
console.log(`tests: ${passed} passed, ${Math.max(failed, isBroken ? 1 : 0)} failed`);
process.exitCode = isBroken || failed > 0 ? 1 : 0;
