import type { CollectionName } from '../collections';
import { documentsIn, type RawDocuments } from './small-content';

/** The paths of all values in a document, with their types, and one index for all elements of a list. */
function* shapesIn(value: unknown, path: string): Generator<string> {
  if (typeof value !== 'object' || value === null) yield `${path} ${value === '' ? 'empty' : typeof value}`;
  else
    for (const [key, inner] of Object.entries(value))
      yield* shapesIn(inner, `${path}.${Array.isArray(value) ? 'N' : key}`);
}

/**
 * The documents of a collection of the embedded content. In `npm test`, these are the first three, and those with a
 * field or a type of value that no earlier document has: most of the others are alike.
 */
export function variedDocuments(name: CollectionName, most: number): RawDocuments {
  const documents = documentsIn('content', name).slice(0, most);
  if (process.env.TEST_FULL === '1') return documents;
  const seen = new Set<string>();
  return documents.filter((document, index) => {
    const before = seen.size;
    for (const shape of shapesIn(document, '')) seen.add(shape);
    return index < 3 || seen.size > before;
  });
}
