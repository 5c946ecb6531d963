// Run by plain Node before anything is installed, so: no packages, and nothing a Node older than 20 cannot parse.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const NODE_MAJOR = 20;
const STAMP = 'node_modules/.installed-lock';

export function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Runs a command in view; its name and exit code are the one line that a failure adds. */
export function run(command, args, what, env) {
  const result = spawnSync(command, args, { stdio: 'inherit', env: Object.assign({}, process.env, env) });
  if (result.status !== 0) fail(`${what} failed (${[command].concat(args).join(' ')}, exit code ${result.status}).`);
}

function checkNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < NODE_MAJOR) {
    fail(`Node.js ${NODE_MAJOR} or newer is needed; this is ${process.versions.node}. See https://nodejs.org`);
  }
}

/** Installs the locked packages when there are none, when the lock file has changed, or when an install was cut short. */
export function installPackages() {
  checkNode();
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  const installed = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
  if (installed === wanted) return;
  console.log(
    existsSync('node_modules') ? 'Packages have changed or are incomplete: npm ci …' : 'Installing packages: npm ci …',
  );
  rmSync(STAMP, { force: true });
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], 'The installation of packages');
  writeFileSync(STAMP, wanted);
}
