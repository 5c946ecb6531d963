import type { PathRule } from '../navigation/redirects';

/** A build. `timestamp` is its creation time in milliseconds. */
export type Build = { readonly id: string; readonly timestamp: number };

/** U1: the public data of a build. Nothing is prerendered (decision 2). */
export type BuildManifest = Build & {
  readonly matcher: { readonly redirects: readonly PathRule[] };
  readonly prerendered: readonly string[];
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The id in a response of `latest.json`, or null if invalid. Never throws. */
export function readBuildId(response: unknown): string | null {
  return isObject(response) && typeof response.id === 'string' && response.id !== '' ? response.id : null;
}

/** Only paths of this site and https URLs are valid targets. */
function isTarget(to: string, external: boolean): boolean {
  return external ? /^https:\/\/[^\s\\/]/.test(to) : /^\/(?![/\\])[^\s\\]*$/.test(to);
}

function readRule(value: unknown): readonly PathRule[] {
  if (!isObject(value)) return [];
  const { from, to, status, external } = value;
  if (typeof from !== 'string' || !from.startsWith('/') || typeof to !== 'string') return [];
  if (typeof external !== 'boolean' || !isTarget(to, external)) return [];
  if (status !== 301 && status !== 302 && status !== 307 && status !== 308) return [];
  return [{ from, to, status, external }];
}

/** The valid redirect rules of a manifest. Null if the value is not a manifest. Never throws. */
export function readManifestRules(response: unknown): readonly PathRule[] | null {
  if (readBuildId(response) === null || !isObject(response) || !isObject(response.matcher)) return null;
  const { redirects } = response.matcher;
  return Array.isArray(redirects) ? redirects.flatMap(readRule) : null;
}
