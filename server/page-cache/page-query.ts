import { comparedQuery, readComparedIds } from '../../lib/content/compared-ids';
import { typedIn } from '../../lib/property/figures';
import { parseSearchQuery, serialiseSearchParams } from '../../lib/search/params';

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
  // As next.config.ts has it: without a value it is the page of everybody.
  if (!query.get('sums')) return '';
  const typed = typedIn([...new Set(query.keys())].map((name) => [name, query.get(name)]));
  return only(query, ['sums', ...Object.keys(typed).sort()]);
}

/** By a route's name, what its page reads of a query. */
const READERS: Readonly<Record<string, (query: Query) => string>> = {
  search: (query) => serialiseSearchParams(parseSearchQuery(query)),
  compare: (query) => comparedQuery(readComparedIds(query.get('ids') ?? undefined)),
  listing: sums,
  'listing-enquire': (query) => (query.get('kind') === 'view' ? '?kind=view' : ''),
  'listing-enquire-sent': (query) => only(query, ['day', 'part', 'other_day', 'other_part']),
};

/** What the page of a route reads of a query, in the order of our own links, from its `?`; empty where that is nothing. */
export const pageQuery = (route: string, query: Query): string =>
  Object.hasOwn(READERS, route) ? (READERS[route]?.(query) ?? '') : '';
