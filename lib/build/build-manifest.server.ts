import 'server-only';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { HASH_LENGTH } from '../config/constants';
import { processSingleton } from '../config/process-singleton';
import type { RedirectRule } from '../content/collections';
import { memoizeBySnapshot } from '../content/memoize-by-snapshot';
import { entities } from '../content/store.server';
import type { PathRule } from '../navigation/redirects';
import type { Build, BuildManifest } from './build-manifest';

const FILE = '.next/BUILD_ID';

function readBuild(): Build | null {
  if (process.env.NODE_ENV !== 'production') return null;
  return { id: readFileSync(FILE, 'utf8').trim(), timestamp: Math.round(statSync(FILE).mtimeMs) };
}

// The running process keeps its build, even if the folder is rebuilt.
const build = processSingleton('build', readBuild);

/** Null in `next dev`. */
export const runningBuild = (): Build | null => build.get();

type Rules = { readonly redirects: readonly PathRule[]; readonly version: string };

const rulesOf = memoizeBySnapshot('rules of the manifest', (rules: ReadonlyMap<string, RedirectRule>): Rules => {
  const redirects = [...rules.values()].map(({ from, to, status, external }) => ({ from, to, status, external }));
  const hash = createHash('sha256').update(JSON.stringify(redirects)).digest('hex');
  return { redirects, version: hash.slice(0, HASH_LENGTH) };
});

/** U1: the manifest of a build. Its redirect rules may change while it runs; `version` identifies them for caching. */
export async function buildManifest(build: Build): Promise<{ manifest: BuildManifest; version: string }> {
  const { redirects, version } = rulesOf(await entities('redirects'));
  return { manifest: { ...build, matcher: { redirects }, prerendered: [] }, version };
}

/** The build that renders a page, and the current version of the redirect rules. Null in `next dev`. */
export async function pageBuild(): Promise<{ id: string; rules: string } | null> {
  const build = runningBuild();
  return build && { id: build.id, rules: (await buildManifest(build)).version };
}
