import { isIconName } from '../content/icon-name';

/** The browser requests at most about 30 names, because its URLs stay under 500 characters (§9). */
export const ICON_REQUEST_MAX_NAMES = 100;
/** In characters of the decoded parameter. */
const ICON_REQUEST_MAX_LENGTH = 2_000;

export type IconRequest = { prefix: string; names: readonly string[] };

/**
 * I1: parses `{prefix}.json?icons=a,b`. The names are sorted and unique, so that their order does not affect caching.
 * Returns a status for an invalid request: 404 without `.json`, 400 for an invalid name or list.
 */
export function readIconRequest(file: string, query: URLSearchParams): IconRequest | 400 | 404 {
  if (!file.endsWith('.json')) return 404;
  const prefix = file.slice(0, -'.json'.length);
  const [list, ...repeated] = query.getAll('icons');
  if (!isIconName(prefix) || list === undefined || repeated.length > 0) return 400;
  if (list.length > ICON_REQUEST_MAX_LENGTH) return 400;
  const names = list.split(',');
  if (names.length > ICON_REQUEST_MAX_NAMES || !names.every(isIconName)) return 400;
  return { prefix, names: [...new Set(names)].sort() };
}
