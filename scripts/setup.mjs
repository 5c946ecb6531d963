// Runs before packages are installed, so it imports none, and its syntax must parse in versions of Node.js before 20.
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

/** Runs a command and shows its output. On failure, prints one line with the command and its exit code, and exits. */
export function run(command, args, what, env) {
  const result = spawnSync(command, args, { stdio: 'inherit', env: Object.assign({}, process.env, env) });
  if (result.status !== 0) fail(`${what} failed (${[command].concat(args).join(' ')}, exit code ${result.status}).`);
}

export function nodeFault(version) {
  const parts = version.split('.').map(Number);
  const old = parts[0] < NODE_FLOOR[0] || (parts[0] === NODE_FLOOR[0] && parts[1] < NODE_FLOOR[1]);
  return old ? `Node.js ${NODE_FLOOR.join('.')} or newer is needed; this is ${version}. See https://nodejs.org` : null;
}

export function installReason(wanted, installed, hasPackages) {
  if (installed === wanted) return null;
  if (!hasPackages) return 'Installing packages';
  return installed === '' ? 'The installation of packages was not finished' : 'The lock file has changed';
}

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
  // The build needs the development packages too, even if NODE_ENV is production.
  const options = ['--prefix', folder, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  run('npm', ['ci'].concat(options), 'The installation of packages');
  writeFileSync(stamp, wanted);
}
