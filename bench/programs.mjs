import { spawnSync } from 'node:child_process';
import { findChromium } from '../scripts/chromium.mjs';
import { handOver } from './hand-over.mjs';

/** What a benchmark cannot do without is not there: it was not run, which is neither met nor missed. */
export class MissingProgram extends Error {}

const isThere = (command) =>
  spawnSync(command, ['--version'], { stdio: 'ignore', timeout: 5_000 }).error?.code !== 'ENOENT';

/** Ends the benchmark where a program is not installed, and says which package of Debian has it. */
export function needed(command, aptPackage = command) {
  if (!isThere(command)) throw new MissingProgram(`${command} is not installed: apt-get install ${aptPackage}`);
}

/** The path of a Chromium. */
export async function neededChromium() {
  const path = await findChromium();
  if (path === null) throw new MissingProgram('no Chromium could be found or installed: CHROMIUM_PATH=/path');
  return path;
}

/** A part of a benchmark is left out where its program is not installed. */
export function isInstalled(command, what) {
  const there = isThere(command);
  if (!there) notMeasured(`${what}: ${command} is not installed: apt-get install ${command}`);
  return there;
}

/** Says what was not measured, also in the results. */
export function notMeasured(reason) {
  console.log(`not measured: ${reason}`);
  handOver({ notMeasured: reason });
}
