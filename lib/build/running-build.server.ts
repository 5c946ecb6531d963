import 'server-only';
import { readFileSync, statSync } from 'node:fs';
import type { Build } from './build-manifest';

const FILE = '.next/BUILD_ID';

// Next gives its pages and its endpoints each their own copy of a module; the process is of one build, whatever is
// built meanwhile in its folder.
declare global {
  var rommaiBuild: Build | null | undefined;
}

function readBuild(): Build | null {
  if (process.env.NODE_ENV !== 'production') return null;
  return { id: readFileSync(FILE, 'utf8').trim(), timestamp: Math.round(statSync(FILE).mtimeMs) };
}

/** The build that runs; null in `next dev`, which has none. */
export function runningBuild(): Build | null {
  if (globalThis.rommaiBuild === undefined) globalThis.rommaiBuild = readBuild();
  return globalThis.rommaiBuild;
}
