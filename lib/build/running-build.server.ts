import 'server-only';
import { readFileSync, statSync } from 'node:fs';
import type { Build } from './build-manifest';

const FILE = '.next/BUILD_ID';

// Next.js bundles this module separately for pages and route handlers. A global gives the process one build, even if
// its folder is rebuilt while it runs.
declare global {
  var rommaiBuild: Build | null | undefined;
}

function readBuild(): Build | null {
  if (process.env.NODE_ENV !== 'production') return null;
  return { id: readFileSync(FILE, 'utf8').trim(), timestamp: Math.round(statSync(FILE).mtimeMs) };
}

/** The running build. Null in `next dev`. */
export function runningBuild(): Build | null {
  if (globalThis.rommaiBuild === undefined) globalThis.rommaiBuild = readBuild();
  return globalThis.rommaiBuild;
}
