import { splitLocale } from '../../i18n/paths';
import { fillRedirectTarget, matchRedirectPattern } from '../redirect-pattern';
import { type Check, faultIn } from './fault';

/** A sample path that a target can become: each name and the rest stand for a segment that no rule spells out. */
const samplePath = (target: string) =>
  fillRedirectTarget(target.split(/[?#]/)[0] ?? target, { '*': 'sample' }).replace(/\/:[^/]+/g, '/sample');

const namesIn = (path: string) => path.split(/[/?#]/).filter((part) => part.startsWith(':'));

const namesLanguage = (path: string) => splitLocale(path).locale !== null;

/** Addresses that can never lead anywhere: a rule's paths are without language, and what `to` fills in is of `from`. */
const checkPaths: Check = ({ redirects }) =>
  redirects.flatMap(({ id, from, to, external }) => {
    const unknown = namesIn(to).find((name) => !namesIn(from).includes(name));
    return [
      ...(namesLanguage(from) ? [faultIn('redirects', id, 'from', 'names a language; leave it out')] : []),
      ...(!external && namesLanguage(to) ? [faultIn('redirects', id, 'to', 'names a language; leave it out')] : []),
      ...(unknown === undefined ? [] : [faultIn('redirects', id, 'to', `uses ${unknown}, which 'from' has not`)]),
    ];
  });

/** N1: at most one hop. A target that a rule (also its own) redirects again is a loop or a chain. */
const checkHops: Check = ({ redirects }) => {
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

/** Every fault of the rules, one by one and of one with another. */
export const checkRedirects: Check = (content) => [...checkPaths(content), ...checkHops(content)];
