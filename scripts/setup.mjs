// Run by plain Node before anything is installed, so: no packages, and nothing a Node older than 20 cannot parse.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NODE_FLOOR = [20, 19];
const STAMP = '.installed-lock';

export function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Runs a command in view; its name and exit code are the one line that a failure adds. */
export function run(command, args, what, env) {
  const result = spawnSync(command, args, { stdio: 'inherit', env: Object.assign({}, process.env, env) });
  if (result.status !== 0) fail(`${what} failed (${[command].concat(args).join(' ')}, exit code ${result.status}).`);
}

/** One line when this Node.js is too old, else null. */
export function nodeFault(version) {
  const parts = version.split('.').map(Number);
  const old = parts[0] < NODE_FLOOR[0] || (parts[0] === NODE_FLOOR[0] && parts[1] < NODE_FLOOR[1]);
  return old ? `Node.js ${NODE_FLOOR.join('.')} or newer is needed; this is ${version}. See https://nodejs.org` : null;
}

/** What has to be said before an install; null when the installed packages are those of the lock file. */
export function installReason(wanted, installed, hasPackages) {
  if (installed === wanted) return null;
  if (!hasPackages) return 'Installing packages';
  return installed === '' ? 'The installation of packages was not finished' : 'The lock file has changed';
}

/**
 * Installs the locked packages of a folder when there are none, when the lock file has changed, or when an install was
 * cut short.
 */
export function installPackages(folder = '.') {
  const fault = nodeFault(process.versions.node);
  if (fault !== null) fail(fault);
  const packages = join(folder, 'node_modules');
  const stamp = join(packages, STAMP);
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  const reason = installReason(wanted, installed, existsSync(packages));
  if (reason === null) return;
  console.log(`${reason}: npm ci …`);
  rmSync(stamp, { force: true });
  // What builds the site is among them, whatever NODE_ENV says.
  const options = ['--prefix', folder, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  run('npm', ['ci'].concat(options), 'The installation of packages');
  writeFileSync(stamp, wanted);
}
