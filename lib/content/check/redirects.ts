import { fillRedirectTarget, matchRedirectPattern } from '../redirect-pattern';
import { type Check, faultIn } from './fault';

/** A sample path that a target can become: each name and the rest stand for a segment that no rule spells out. */
const samplePath = (target: string) =>
  fillRedirectTarget(target.split(/[?#]/)[0] ?? target, { '*': 'sample' }).replace(/:[A-Za-z0-9]+/g, 'sample');

/** N1: at most one hop. A target that a rule (also its own) redirects again is a loop or a chain. */
export const checkRedirects: Check = ({ redirects }) => {
  const active = redirects.filter((rule) => rule.record_status === 'Active');
  return active
    .filter((rule) => !rule.external)
    .flatMap((rule) => {
      const next = active.find((other) => matchRedirectPattern(other.from, samplePath(rule.to)));
      if (!next) return [];
      const leadsBack = next === rule || (!next.external && matchRedirectPattern(rule.from, samplePath(next.to)));
      const reason = leadsBack ? `is a redirect loop with ${next.id}` : `is redirected again by ${next.id}`;
      return [faultIn('redirects', rule.id, 'to', reason)];
    });
};
