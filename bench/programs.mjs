import { spawnSync } from 'node:child_process';
import { findChromium } from '../scripts/chromium.mjs';
import { handOver } from './hand-over.mjs';

/** Thrown if a required program is missing. The benchmark then counts as not run, not as missed. */
export class MissingProgram extends Error {}

const isThere = (command) =>
  spawnSync(command, ['--version'], { stdio: 'ignore', timeout: 5_000 }).error?.code !== 'ENOENT';

/** Throws MissingProgram if a program is not installed. The message contains its Debian package. */
export function needed(command, aptPackage = command) {
  if (!isThere(command)) throw new MissingProgram(`${command} is not installed: apt-get install ${aptPackage}`);
}

/** The path of Chromium. Throws MissingProgram if it cannot be found or installed. */
export async function neededChromium() {
  const path = await findChromium();
  if (path === null) throw new MissingProgram('no Chromium could be found or installed: CHROMIUM_PATH=/path');
  return path;
}

/** Prints what was not measured, and adds it to the results. */
export function notMeasured(reason) {
  console.log(`not measured: ${reason}`);
  handOver({ notMeasured: reason });
}
