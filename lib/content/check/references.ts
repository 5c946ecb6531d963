import { splitLocale } from '../../i18n/locales';
import type { CollectionName } from '../collections';
import { fillRedirectTarget, matchRedirectPattern } from '../redirect-pattern';
import { type Check, type FileFault, faultIn, type Message, type ParsedContent } from './fault';

type Reference = { from: CollectionName; id: string; field: string; to: CollectionName; target: string };

const references = (from: CollectionName, id: string, field: string, to: CollectionName, targets: readonly string[]) =>
  targets.map((target, index): Reference => ({ from, id, field: `${field}.${index}`, to, target }));

const reference = (from: CollectionName, id: string, field: string, to: CollectionName, target: string | undefined) =>
  target === undefined ? [] : [{ from, id, field, to, target }];

export function* referencesOf(content: ParsedContent): Generator<Reference> {
  for (const { id, address, agent, inspection, works } of content.listings) {
    yield* reference('listings', id, 'address.province_code', 'provinces', address.province_code);
    yield* reference('listings', id, 'address.district_code', 'districts', address.district_code);
    yield* reference('listings', id, 'address.subdistrict_code', 'subdistricts', address.subdistrict_code);
    yield* reference('listings', id, 'agent', 'team_members', agent);
    yield* reference('listings', id, 'inspection.by', 'team_members', inspection?.by);
    yield* references('listings', id, 'works', 'works', works);
  }
  for (const article of content.contents) {
    yield* reference('contents', article.id, 'author', 'team_members', article.author);
    yield* references('contents', article.id, 'related_listings', 'listings', article.related_listings);
    yield* references('contents', article.id, 'related_areas', 'districts', article.related_areas);
  }
  for (const { id, areas } of content.team_members) yield* references('team_members', id, 'areas', 'districts', areas);
  for (const { id, members } of content.team_contents)
    yield* references('team_contents', id, 'members', 'team_members', members);
  for (const work of content.works) {
    yield* reference('works', work.id, 'province_code', 'provinces', work.province_code);
    yield* reference('works', work.id, 'district_code', 'districts', work.district_code);
    yield* reference('works', work.id, 'listing', 'listings', work.listing);
    yield* references('works', work.id, 'members', 'team_members', work.members);
  }
  for (const office of content.offices) {
    yield* reference('offices', office.id, 'province_code', 'provinces', office.province_code);
    yield* reference('offices', office.id, 'district_code', 'districts', office.district_code);
  }
  for (const { id, office } of content.jobs) yield* reference('jobs', id, 'office', 'offices', office);
  for (const { id, listing, agent } of content.reviews) {
    yield* reference('reviews', id, 'listing', 'listings', listing);
    yield* reference('reviews', id, 'agent', 'team_members', agent);
  }
  for (const { id, province_code } of content.districts)
    yield* reference('districts', id, 'province_code', 'provinces', province_code);
  for (const { id, district_code } of content.subdistricts) {
    yield* reference('subdistricts', id, 'district_code', 'districts', district_code);
  }
  for (const { id, stops, changes } of content.rail_routes) {
    for (const [index, { station }] of stops.entries())
      yield* reference('rail_routes', id, `stops.${index}.station`, 'stations', station);
    for (const [index, { from, to }] of changes.entries()) {
      yield* reference('rail_routes', id, `changes.${index}.from`, 'stations', from);
      yield* reference('rail_routes', id, `changes.${index}.to`, 'stations', to);
    }
  }
}

export const missingReference = (target: string, to: CollectionName): Message => ({
  en: `names '${target}', which is not in ${to}`,
  th: `ไม่มี '${target}' ใน ${to}`,
});

export const checkReferences: Check = (content) => {
  const ids = new Map<CollectionName, Set<string>>();
  const idsOf = (collection: CollectionName) => {
    const found = ids.get(collection) ?? new Set(content[collection].map((document) => document.id));
    ids.set(collection, found);
    return found;
  };
  const faults: FileFault[] = [];
  for (const { from, id, field, to, target } of referencesOf(content)) {
    if (!idsOf(to).has(target)) faults.push(faultIn(from, id, field, missingReference(target, to)));
  }
  return faults;
};

/** A district's code begins with its province's, a subdistrict's with its district's (DOPA). */
export const checkPlaceCodes: Check = ({ listings }) =>
  listings.flatMap(({ id, address }) => [
    ...(address.district_code.startsWith(address.province_code)
      ? []
      : [
          faultIn('listings', id, 'address.district_code', {
            en: `is not in province ${address.province_code}`,
            th: `ไม่อยู่ในจังหวัด ${address.province_code}`,
          }),
        ]),
    ...(address.subdistrict_code === undefined || address.subdistrict_code.startsWith(address.district_code)
      ? []
      : [
          faultIn('listings', id, 'address.subdistrict_code', {
            en: `is not in district ${address.district_code}`,
            th: `ไม่อยู่ในเขต/อำเภอ ${address.district_code}`,
          }),
        ]),
  ]);

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

export const checkRedirects: Check = (content) => [...checkPaths(content), ...checkHops(content)];
