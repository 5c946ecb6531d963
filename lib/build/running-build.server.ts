import 'server-only';
import { readFileSync, statSync } from 'node:fs';
import { processSingleton } from '../config/process-singleton';
import type { Build } from './build-manifest';

const FILE = '.next/BUILD_ID';

function readBuild(): Build | null {
  if (process.env.NODE_ENV !== 'production') return null;
  return { id: readFileSync(FILE, 'utf8').trim(), timestamp: Math.round(statSync(FILE).mtimeMs) };
}

// The running process keeps its build, even if the folder is rebuilt.
const build = processSingleton('build', readBuild);

/** The running build. Null in `next dev`. */
export const runningBuild = (): Build | null => build.get();
