import { FILE_CHECKS } from '../../lib/content/check/check-content';
import type { FileFault, ParsedContent } from '../../lib/content/check/fault';
import { checkPictures, type LocalFault } from '../../lib/content/check/pictures';
import { missingReference, referencesOf } from '../../lib/content/check/references';
import { COLLECTION_NAMES, type CollectionName } from '../../lib/content/collections';
import type { Checked } from './check-candidates';
import type { Database } from './database';
import { faultAt, type SheetFault } from './faults';
import type { Fields } from './field';

export type DeletedIds = ReadonlyMap<CollectionName, ReadonlySet<string>>;

type Documents = ReadonlyMap<CollectionName, readonly Fields[]>;

function contentOf(documents: Documents): ParsedContent {
  const entries = COLLECTION_NAMES.map((name) => [name, documents.get(name) ?? []]);
  // Each list was parsed with its own collection's schema, which fromEntries cannot express.
  return Object.fromEntries(entries) as ParsedContent;
}

async function referenceFaults(
  database: Pick<Database, 'existing'>,
  content: ParsedContent,
  gone: DeletedIds,
): Promise<FileFault[]> {
  const references = [...referencesOf(content)];
  const faults: FileFault[] = [];
  for (const to of new Set(references.map((reference) => reference.to))) {
    const known = new Set(content[to].map(({ id }) => id));
    const own = references.filter((reference) => reference.to === to && !known.has(reference.target));
    const stored = await database.existing(to, [...new Set(own.map(({ target }) => target))]);
    for (const { from, id, field, target } of own) {
      if (!stored.has(target) || gone.get(to)?.has(target))
        faults.push({ file: `${from}.json`, id, field, reason: missingReference(target, to) });
    }
  }
  return faults;
}

/** Checks imported (`offered`) and stored documents (`others`) together. The import deletes `gone`. */
export async function crossFaults(
  database: Pick<Database, 'existing'>,
  offered: readonly Checked[],
  { others, gone }: { readonly others: Documents; readonly gone: DeletedIds },
  localFault: LocalFault,
): Promise<SheetFault[]> {
  const mine = new Map<CollectionName, Fields[]>();
  const origins = new Map<string, Checked>();
  for (const each of offered) {
    const { collection } = each.origin;
    const list = mine.get(collection) ?? [];
    list.push(each.parsed);
    mine.set(collection, list);
    origins.set(`${collection}.json ${each.id}`, each);
  }
  const all = new Map([...mine].map(([name, documents]) => [name, [...(others.get(name) ?? []), ...documents]]));
  const faults = [
    ...FILE_CHECKS.flatMap((check) => check(contentOf(all))),
    ...(await checkPictures(contentOf(mine), localFault)),
    ...(await referenceFaults(database, contentOf(mine), gone)),
  ];
  return faults.flatMap(({ file, id, field, reason }) => {
    const origin = origins.get(`${file} ${id}`)?.origin;
    return origin === undefined ? [] : [faultAt(origin, field, reason)];
  });
}
