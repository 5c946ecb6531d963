import type { RedirectRule } from '../content/collections';
import { fillRedirectTarget, matchRedirectPattern } from '../content/redirect-pattern';
import { resolveTarget } from './resolve-target';

/** What of a rule says where a path leads. */
export type PathRule = Pick<RedirectRule, 'from' | 'to' | 'status' | 'external'>;

export type Redirect = { status: number; location: string; external: boolean };

function withQuery(target: string, search: string): string {
  if (search === '' || search === '?') return target;
  const [, before = '', hash = ''] = /^([^#]*)(#.*)?$/.exec(target) ?? [];
  return `${before}${before.includes('?') ? '&' : '?'}${search.slice(1)}${hash}`;
}

/** A header takes ASCII only: Thai in an address goes percent-encoded. */
function asHeader(target: string, external: boolean): string {
  const url = new URL(target, 'http://internal');
  return external ? url.href : url.pathname + url.search + url.hash;
}

/**
 * N1: where a rule sends this path (no locale), the query kept; null when none does. One hop: what content checks
 * refuse (loops, chains) is not followed here either. An internal target has no locale yet.
 */
export function findRedirect(rules: Iterable<PathRule>, path: string, search: string): Redirect | null {
  for (const rule of rules) {
    const values = matchRedirectPattern(rule.from, path);
    if (values === null) continue;
    const target = fillRedirectTarget(rule.to, values);
    if (!rule.external && matchRedirectPattern(rule.from, target.split(/[?#]/)[0] ?? target)) continue;
    const { href, external } = resolveTarget(target, { external: rule.external });
    return { status: rule.status, location: asHeader(withQuery(href, search), external), external };
  }
  return null;
}
