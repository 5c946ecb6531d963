import { readFileSync } from 'node:fs';
import type { ParsedContent } from '../check/fault';
import { COLLECTION_DOCUMENTS, COLLECTION_NAMES, type CollectionName } from '../collections';

/** Documents that parse, as the checks of content get them. */
export function parsedContent(documents: Partial<Record<CollectionName, readonly object[]>>): ParsedContent {
  const entries = COLLECTION_NAMES.map((name) => [
    name,
    (documents[name] ?? []).map((document) => COLLECTION_DOCUMENTS[name].parse(document)),
  ]);
  // Each list was parsed with its own collection's schema, which fromEntries cannot express.
  return Object.fromEntries(entries) as ParsedContent;
}

/** The documents of the embedded content, as they are written. */
export const embedded = (name: CollectionName): Record<string, unknown>[] =>
  JSON.parse(readFileSync(`content/${name}.json`, 'utf8'));
