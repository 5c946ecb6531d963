import 'server-only';
import { createHash } from 'node:crypto';
import { HASH_LENGTH } from '../config/constants';
import type { RedirectRule } from '../content/collections';
import { memoizeBySnapshot } from '../content/memoize-by-snapshot';
import { entities } from '../content/store.server';
import type { PathRule } from '../navigation/redirects';
import type { Build, BuildManifest } from './build-manifest';
import { runningBuild } from './running-build.server';

type Rules = { readonly redirects: readonly PathRule[]; readonly version: string };

const rulesOf = memoizeBySnapshot('rules of the manifest', (rules: ReadonlyMap<string, RedirectRule>): Rules => {
  const redirects = [...rules.values()].map(({ from, to, status, external }) => ({ from, to, status, external }));
  const hash = createHash('sha256').update(JSON.stringify(redirects)).digest('hex');
  return { redirects, version: hash.slice(0, HASH_LENGTH) };
});

/**
 * U1: the manifest of a build. Its redirect rules are content, which can change while the build runs. `version`
 * identifies the rules, so that the browser can cache the response for this version permanently.
 */
export async function buildManifest(build: Build): Promise<{ manifest: BuildManifest; version: string }> {
  const { redirects, version } = rulesOf(await entities('redirects'));
  return { manifest: { ...build, matcher: { redirects }, prerendered: [] }, version };
}

/** The build that renders a page, and the current version of the redirect rules. Null in `next dev`. */
export async function pageBuild(): Promise<{ id: string; rules: string } | null> {
  const build = runningBuild();
  return build && { id: build.id, rules: (await buildManifest(build)).version };
}
