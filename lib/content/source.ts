import type { CollectionName } from './collections';

/** Where documents come from: the embedded content or Firestore. Documents are raw; the door parses them. */
export interface ContentSource {
  readonly name: string;
  /** Every document of a collection that may be public. Rejects when the source cannot answer. */
  readonly load: (collection: CollectionName) => Promise<unknown[]>;
}
