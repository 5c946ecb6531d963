import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failedBrowserTests, failedUnitTests } from './test-reports.mjs';
import { fail, installPackages, run } from './setup.mjs';

installPackages();
const { buildIfStale } = await import('./build-if-stale.mjs');
const { findChromium } = await import('./chromium.mjs');
const { spawnSync } = await import('node:child_process');

const reports = mkdtempSync(join(tmpdir(), 'rommai-tests-'));
const step = (title) => console.log(`\n── ${title}`);
const readJson = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
};

step('Types');
run('npx', ['next', 'typegen'], 'The generation of route types', { NEXT_TELEMETRY_DISABLED: '1' });
run('npx', ['tsc', '--noEmit'], 'The type check');
step('Lint, format and import boundaries');
run('npx', ['biome', 'check', '--error-on-warnings', '.'], 'The lint');
step('Messages and content');
run('npm', ['run', '--silent', 'messages'], 'The message check');
run('npm', ['run', '--silent', 'content', '--', 'check'], 'The content check');

step('Unit tests');
const unitReport = join(reports, 'unit.json');
const unit = spawnSync(
  'npx',
  ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  {
    stdio: 'inherit',
  },
);

step('Build');
buildIfStale();

step('Browser tests');
const chromium = await findChromium();
if (chromium === null)
  fail('No Chromium could be found or installed. Install one, or name it: CHROMIUM_PATH=/path npm test');
const browserReport = join(reports, 'browser.json');
const browser = spawnSync('npx', ['playwright', 'test', '--reporter=line,json'], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
});

const units = readJson(unitReport);
const inBrowsers = readJson(browserReport);
const browsers = inBrowsers?.stats;
const passed = (units?.numPassedTests ?? 0) + (browsers?.expected ?? 0) + (browsers?.flaky ?? 0);
const failed = (units?.numFailedTests ?? 1) + (browsers?.unexpected ?? 1);
const broken = unit.status !== 0 || browser.status !== 0;
// What fails is said again at the end: the end is what is read of a long output.
for (const line of [...failedUnitTests(units), ...failedBrowserTests(inBrowsers)]) console.log(`failed: ${line}`);
console.log(`\ntests: ${passed} passed, ${Math.max(failed, broken ? 1 : 0)} failed`);
process.exitCode = broken || failed > 0 ? 1 : 0;
