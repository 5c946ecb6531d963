import { splitLocale } from '../../i18n/paths';
import { fillRedirectTarget, matchRedirectPattern } from '../redirect-pattern';
import { type Check, faultIn } from './fault';

/** A sample path that a target can become: each name and the rest stand for a segment that no rule spells out. */
const samplePath = (target: string) =>
  fillRedirectTarget(target.split(/[?#]/)[0] ?? target, { '*': 'sample' }).replace(/\/:[^/]+/g, '/sample');

const namesIn = (path: string) => path.split(/[/?#]/).filter((part) => part.startsWith(':'));

const LANGUAGE_NAMED = { en: 'names a language; leave it out', th: 'มีภาษาอยู่ในที่อยู่ ให้ตัดออก' };

const notIn = (name: string) => ({
  en: `uses ${name}, which 'from' has not`,
  th: `ใช้ ${name} แต่ใน from ไม่มี`,
});

const namesLanguage = (path: string) => splitLocale(path).locale !== null;

/** Addresses that can never lead anywhere: a rule's paths are without language, and what `to` fills in is of `from`. */
const checkPaths: Check = ({ redirects }) =>
  redirects.flatMap(({ id, from, to, external }) => {
    const unknown = namesIn(to).find((name) => !namesIn(from).includes(name));
    return [
      ...(namesLanguage(from) ? [faultIn('redirects', id, 'from', LANGUAGE_NAMED)] : []),
      ...(!external && namesLanguage(to) ? [faultIn('redirects', id, 'to', LANGUAGE_NAMED)] : []),
      ...(unknown === undefined ? [] : [faultIn('redirects', id, 'to', notIn(unknown))]),
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
      const reason = leadsBack
        ? { en: `is a redirect loop with ${next.id}`, th: `พาวนกลับไปมากับ ${next.id}` }
        : { en: `is redirected again by ${next.id}`, th: `ถูกพาต่อไปอีกทีโดย ${next.id}` };
      return [faultIn('redirects', rule.id, 'to', reason)];
    });
};

/** Every fault of the rules, one by one and of one with another. */
export const checkRedirects: Check = (content) => [...checkPaths(content), ...checkHops(content)];
