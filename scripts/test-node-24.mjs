// Runs the unit tests and some browser tests on the Node.js version of deployments (docs/decisions/0056).
import { spawnSync } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { fail } from './setup.mjs';

const isAppleChip = process.platform === 'darwin' && process.arch === 'arm64';
// The package `node` would download one of these in an install script, but .npmrc forbids install scripts.
const PACKAGE = `${isAppleChip ? 'node-bin' : 'node'}-${process.platform}-${process.arch}@24`;

/** The path of Node.js 24 in npm's cache; npx downloads it if needed. */
function findNode24() {
  const print = 'node -p "process.version + process.execPath"';
  const { status, stdout, stderr } = spawnSync('npx', ['--yes', '--package', PACKAGE, '--call', print], {
    encoding: 'utf8',
  });
  const [, path] = /^v24\.[\d.]+(\/.+)$/m.exec(stdout) ?? [];
  if (status !== 0 || path === undefined) fail(`npx did not provide Node.js 24 (${PACKAGE}): ${stdout}${stderr}`);
  return path;
}

const node = findNode24();
console.log(`Node.js 24: ${node}`);
// The servers that Playwright starts use the first `node` of PATH.
const env = { ...process.env, PATH: [dirname(node), process.env.PATH].join(delimiter) };
const run = (...args) => spawnSync(node, args, { stdio: 'inherit', env }).status;

const JOURNEYS = [
  'search-journey.spec.ts',
  'enquiry-delivery.spec.ts',
  'without-javascript.spec.ts',
  'locale.http.spec.ts',
];
const statuses = [
  run('node_modules/vitest/vitest.mjs', 'run'),
  run('node_modules/@playwright/test/cli.js', 'test', ...JOURNEYS.map((name) => `e2e/${name}`)),
];
process.exitCode = statuses.every((status) => status === 0) ? 0 : 1;
