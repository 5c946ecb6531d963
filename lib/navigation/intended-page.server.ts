import 'server-only';
import { listingCode } from '../content/listing-code';
import { memoizeBySnapshot } from '../content/memoize-by-snapshot';
import { entities } from '../content/store.server';
import { COLLECTION_OF, isMissing } from './missing.server';
import { filledPattern, firstPagePath, matchRoute } from './routes';

type Documents = ReadonlyMap<string, { readonly id: string; readonly code?: string }>;

/** The ids by lower-case id and by code, because people write either. A name may belong to more than one document. */
const idsByName = memoizeBySnapshot('ids by name', (documents: Documents) => {
  const ids = new Map<string, Set<string>>();
  for (const { id, code } of documents.values()) {
    for (const name of [id.toLowerCase(), code ?? id]) ids.set(name, (ids.get(name) ?? new Set()).add(id));
  }
  return ids;
});

/** The id of the document with this lower-case name; undefined if none or several have it. */
export function idNamed(name: string, documents: Documents): string | undefined {
  const ids = idsByName(documents);
  const [id, ...others] = new Set([...(ids.get(name) ?? []), ...(ids.get(listingCode(name)) ?? [])]);
  return others.length === 0 ? id : undefined;
}

/** The paths of all pages consist of these characters. */
const PAGE_PATH = /^[\w/-]+$/;

/**
 * Resolves a path without locale to the path of an existing page: the path itself, a page whose path differs only by
 * case, the page of the listing with this code, or the first page of a list. Null if there is no such page, or several.
 */
export async function findIntendedPage(path: string): Promise<string | null> {
  if (PAGE_PATH.test(path) && !(await isMissing(path))) return path;
  const lower = path.toLowerCase();
  const match = matchRoute(lower);
  if (match === null) return firstPagePath(lower);
  const { route, params } = match;
  const { id: name = '' } = params;
  const collection = COLLECTION_OF.get(route.name);
  const id = collection === undefined ? name : idNamed(name, await entities(collection));
  if (id === undefined) return null;
  const page = filledPattern(route.pattern, { ...params, id });
  return (await isMissing(page)) ? null : page;
}
