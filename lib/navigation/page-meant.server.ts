import 'server-only';
import { listingCode } from '../content/listing-code';
import { perSnapshot } from '../content/per-snapshot';
import { entities } from '../content/store.server';
import { COLLECTION_OF, isMissing } from './missing.server';
import { filledPattern, firstPagePath, matchRoute } from './routes';

type Documents = ReadonlyMap<string, { readonly id: string; readonly code?: string }>;

/** What people write for an id: the id in any case, or the code of a home. More than one document may have a name. */
const idsByName = perSnapshot('ids by name', (documents: Documents) => {
  const ids = new Map<string, Set<string>>();
  for (const { id, code } of documents.values()) {
    for (const name of [id.toLowerCase(), code ?? id]) ids.set(name, (ids.get(name) ?? new Set()).add(id));
  }
  return ids;
});

/** The one id that a name in lower case stands for; undefined for none or several. */
export function idNamed(name: string, documents: Documents): string | undefined {
  const ids = idsByName(documents);
  const [id, ...others] = new Set([...(ids.get(name) ?? []), ...(ids.get(listingCode(name)) ?? [])]);
  return others.length === 0 ? id : undefined;
}

/** Every page has a path of these characters. */
const PAGE_PATH = /^[\w/-]+$/;

/**
 * The path of the page that a path without locale stands for: its own, or the one whose name differs only by case, whose
 * home has this code, or that is the first of a list. Null if there is no such page, or more than one.
 */
export async function pageMeant(path: string): Promise<string | null> {
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
