import { serialiseSearchParams } from 'thai-property-search/params';
import { comparedQuery, readComparedIds } from '../../lib/content/compared-ids';
import { pageRule } from '../../lib/navigation/addresses';
import { typedIn } from '../../lib/property/figures';
import { parseTypedQuery } from '../../lib/search/typed-params';

type Query = URLSearchParams;

/** The first value of each of these names, in their order. */
function only(query: Query, names: Iterable<string>): string {
  const pairs = [...names].flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value]];
  });
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

function sums(query: Query): string {
  // As in next.config.ts: without a value, `sums` does not change the page.
  if (!query.get('sums')) return '';
  const typed = typedIn([...new Set(query.keys())].map((name) => [name, query.get(name)]));
  return only(query, ['sums', ...Object.keys(typed).sort()]);
}

/** What reads the query of a page whose rule names it (lib/navigation/addresses.ts). */
const READERS = {
  search: (query: Query) => serialiseSearchParams(parseTypedQuery(query)),
  compared: (query: Query) => comparedQuery(readComparedIds(query.get('ids') ?? undefined)),
  sums,
  viewing: (query: Query) => (query.get('kind') === 'view' ? '?kind=view' : ''),
} as const;

/** The part of a query that a route's page reads, from its `?`, in the order of our own links; empty if none. */
export function pageQuery(route: string, query: Query): string {
  const { query: read = [] } = pageRule(route);
  return typeof read === 'string' ? READERS[read](query) : only(query, read);
}
