import { readFileSync } from 'node:fs';
import type { ParsedContent } from '../check/fault';
import { COLLECTION_DOCUMENTS, COLLECTION_NAMES, type CollectionName } from '../collections';

/** Valid documents in the form that the content checks receive. */
export function parsedContent(documents: Partial<Record<CollectionName, readonly object[]>>): ParsedContent {
  const entries = COLLECTION_NAMES.map((name) => [
    name,
    (documents[name] ?? []).map((document) => COLLECTION_DOCUMENTS[name].parse(document)),
  ]);
  // Each list was parsed with its own collection's schema, which fromEntries cannot express.
  return Object.fromEntries(entries) as ParsedContent;
}

/** The raw documents of the embedded content. */
export const embedded = (name: CollectionName): Record<string, unknown>[] =>
  JSON.parse(readFileSync(`content/${name}.json`, 'utf8'));
