import type { PathRule } from '../navigation/redirects';

/** A build by its id; `timestamp` is when it was made, in milliseconds. */
export type Build = { readonly id: string; readonly timestamp: number };

/** U1: what a browser may know of a build. Nothing is prerendered (decision 2). */
export type BuildManifest = Build & {
  readonly matcher: { readonly redirects: readonly PathRule[] };
  readonly prerendered: readonly string[];
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The id in an answer of `latest.json`; null for whatever is none. Never throws. */
export function readBuildId(answer: unknown): string | null {
  return isObject(answer) && typeof answer.id === 'string' && answer.id !== '' ? answer.id : null;
}

/** A path of ours or an https address: nothing else is gone to. */
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

/** The redirect rules of a manifest, without those that are none; null for what is no manifest. Never throws. */
export function readManifestRules(answer: unknown): readonly PathRule[] | null {
  if (readBuildId(answer) === null || !isObject(answer) || !isObject(answer.matcher)) return null;
  const { redirects } = answer.matcher;
  return Array.isArray(redirects) ? redirects.flatMap(readRule) : null;
}
