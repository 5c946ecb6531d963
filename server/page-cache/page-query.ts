import { comparedQuery, readComparedIds } from '../../lib/content/compared-ids';
import { typedIn } from '../../lib/property/figures';
import { serialiseSearchParams } from '../../lib/search/params';
import { parseTypedQuery } from '../../lib/search/typed-params';

type Query = URLSearchParams;

/** The first value of each of these names, in their order. */
function only(query: Query, names: Iterable<string>): string {
  const kept = [...names].flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value]];
  });
  return kept.length === 0 ? '' : `?${new URLSearchParams(kept)}`;
}

function sums(query: Query): string {
  // As in next.config.ts: without a value, `sums` does not change the page.
  if (!query.get('sums')) return '';
  const typed = typedIn([...new Set(query.keys())].map((name) => [name, query.get(name)]));
  return only(query, ['sums', ...Object.keys(typed).sort()]);
}

/** For each route name, the part of a query that its page reads. */
const READERS: Readonly<Record<string, (query: Query) => string>> = {
  search: (query) => serialiseSearchParams(parseTypedQuery(query)),
  compare: (query) => comparedQuery(readComparedIds(query.get('ids') ?? undefined)),
  listing: sums,
  'listing-enquire': (query) => (query.get('kind') === 'view' ? '?kind=view' : ''),
  'contact-us-for-sell-sent': (query) => only(query, ['left_out']),
  'listing-enquire-sent': (query) => only(query, ['day', 'part', 'other_day', 'other_part']),
};

/** The part of a query that a route's page reads, from its `?`, in the order of our own links; empty if none. */
export const pageQuery = (route: string, query: Query): string =>
  Object.hasOwn(READERS, route) ? (READERS[route]?.(query) ?? '') : '';
