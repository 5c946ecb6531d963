import type { RedirectRule } from '../content/collections';
import { fillRedirectTarget, matchRedirectPattern } from '../content/redirect-pattern';
import { resolveTarget } from './resolve-target';

/** The part of a rule that determines a redirect. */
export type PathRule = Pick<RedirectRule, 'from' | 'to' | 'status' | 'external'>;

export type Redirect = { status: number; location: string; external: boolean };

function withQuery(target: string, search: string): string {
  if (search === '' || search === '?') return target;
  const [, before = '', hash = ''] = /^([^#]*)(#.*)?$/.exec(target) ?? [];
  return `${before}${before.includes('?') ? '&' : '?'}${search.slice(1)}${hash}`;
}

const BASE = 'http://internal';

/** Percent-encodes Thai in an address, because a header may contain only ASCII. Null if it is not a valid URL. */
function asHeader(target: string, external: boolean): string | null {
  if (!URL.canParse(target, BASE)) return null;
  const url = new URL(target, BASE);
  return external ? url.href : url.pathname + url.search + url.hash;
}

/** The redirect of a rule; null if its target is not a valid URL. */
function redirectOf({ status, external }: PathRule, target: string, search: string): Redirect | null {
  const resolved = resolveTarget(target, { external });
  const location = asHeader(withQuery(resolved.href, search), resolved.external);
  return location === null ? null : { status, location, external: resolved.external };
}

const isWildcard = (part: string) => part === '*';
const isParam = (part: string) => part.startsWith(':');

/** Whether a pattern is more specific: no `*`, fewer names, more literal segments. */
function isMoreSpecific(from: string, other: string): boolean {
  const [segments, otherSegments] = [from, other].map((pattern) => pattern.split('/').filter(Boolean));
  for (const kind of [isWildcard, isParam]) {
    const difference = (segments?.filter(kind).length ?? 0) - (otherSegments?.filter(kind).length ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return (segments?.length ?? 0) > (otherSegments?.length ?? 0);
}

/**
 * N1: the redirect for a path without locale, with the query, or null if no rule matches. The most specific rule wins,
 * as in the original's route rules, and the first of equals. Follows one hop only; content checks reject loops and
 * chains. An internal target has no locale yet. A rule whose target is not a valid URL is skipped, and `onBroken`
 * receives its `from`.
 */
export function findRedirect(
  rules: Iterable<PathRule>,
  path: string,
  search: string,
  onBroken: (from: string) => void = () => undefined,
): Redirect | null {
  let best: { from: string; redirect: Redirect } | undefined;
  for (const rule of rules) {
    const values = matchRedirectPattern(rule.from, path);
    if (values === null || (best !== undefined && !isMoreSpecific(rule.from, best.from))) continue;
    const target = fillRedirectTarget(rule.to, values);
    const isLoop = !rule.external && matchRedirectPattern(rule.from, target.split(/[?#]/)[0] ?? target) !== null;
    if (isLoop) continue;
    const redirect = redirectOf(rule, target, search);
    if (redirect === null) onBroken(rule.from);
    else best = { from: rule.from, redirect };
  }
  return best?.redirect ?? null;
}
