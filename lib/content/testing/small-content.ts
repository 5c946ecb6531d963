import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { COLLECTION_NAMES, type CollectionName } from '../collections';

const list = z.array(z.looseObject({ id: z.string() }));
export type RawDocuments = z.output<typeof list>;

/** The documents of a collection in a content folder. */
export const documentsIn = (folder: string, name: CollectionName): RawDocuments =>
  list.parse(JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8')));

/** The first document of each given collection of the embedded content, and all documents that they reference. */
export function smallContent(names = COLLECTION_NAMES): Map<CollectionName, RawDocuments> {
  const content = COLLECTION_NAMES.map((name) => [name, documentsIn('content', name)] as const);
  const all = content.flatMap(([, documents]) => documents);
  const kept = new Set(content.flatMap(([name, documents]) => (names.includes(name) ? documents.slice(0, 1) : [])));
  for (const document of kept) {
    const words = new Set(JSON.stringify(document).match(/(?<=")[^"]+(?=")/g));
    for (const other of all) if (words.has(other.id)) kept.add(other);
  }
  return new Map(content.map(([name, documents]) => [name, documents.filter((each) => kept.has(each))]));
}
