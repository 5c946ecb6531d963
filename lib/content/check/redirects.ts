import { splitLocale } from '../../i18n/paths';
import { fillRedirectTarget, matchRedirectPattern } from '../redirect-pattern';
import { type Check, faultIn } from './fault';

/** A sample path for a target: each name and `*` become a segment that no rule contains. */
const samplePath = (target: string) =>
  fillRedirectTarget(target.split(/[?#]/)[0] ?? target, { '*': 'sample' }).replace(/\/:[^/]+/g, '/sample');

const namesIn = (path: string) => path.split(/[/?#]/).filter((part) => part.startsWith(':'));

const LANGUAGE_NAMED = { en: 'names a language; leave it out', th: 'มีรหัสภาษาในที่อยู่ ให้ตัดออก' };

const notIn = (name: string) => ({
  en: `uses ${name}, which is not in 'from'`,
  th: `ใช้ ${name} แต่ใน from ไม่มี`,
});

const namesLanguage = (path: string) => splitLocale(path).locale !== null;

/** Finds rules that can never match: paths of a rule have no language, and `to` uses only the names of `from`. */
const checkPaths: Check = ({ redirects }) =>
  redirects.flatMap(({ id, from, to, external }) => {
    const unknown = namesIn(to).find((name) => !namesIn(from).includes(name));
    return [
      ...(namesLanguage(from) ? [faultIn('redirects', id, 'from', LANGUAGE_NAMED)] : []),
      ...(!external && namesLanguage(to) ? [faultIn('redirects', id, 'to', LANGUAGE_NAMED)] : []),
      ...(unknown === undefined ? [] : [faultIn('redirects', id, 'to', notIn(unknown))]),
    ];
  });

/** N1: at most one hop. A target that another rule (or the same one) redirects again is a chain or a loop. */
const checkHops: Check = ({ redirects }) => {
  const active = redirects.filter((rule) => rule.record_status === 'Active');
  return active
    .filter((rule) => !rule.external)
    .flatMap((rule) => {
      const next = active.find((other) => matchRedirectPattern(other.from, samplePath(rule.to)));
      if (!next) return [];
      const leadsBack = next === rule || (!next.external && matchRedirectPattern(rule.from, samplePath(next.to)));
      const reason = leadsBack
        ? { en: `is a redirect loop with ${next.id}`, th: `เปลี่ยนเส้นทางวนกลับไปมากับ ${next.id}` }
        : { en: `is redirected again by ${next.id}`, th: `ถูกเปลี่ยนเส้นทางต่ออีกครั้งโดย ${next.id}` };
      return [faultIn('redirects', rule.id, 'to', reason)];
    });
};

/** All faults of the rules, individually and in combination. */
export const checkRedirects: Check = (content) => [...checkPaths(content), ...checkHops(content)];
