import type { CollectionName } from './collections';
import type { ReadCounter } from './read-counter';

/** Raw documents, all at hand or one after the other. */
export type Documents = Iterable<unknown> | AsyncIterable<unknown>;

/** A source that is read whole, one collection at a time. Documents are raw; `parseCollection` parses them. */
export interface ContentSource {
  readonly kind: 'embedded' | 'firestore';
  /** Counts what the source bills; undefined where reading is free. */
  readonly reads?: ReadCounter;
  /**
   * Every document of a collection that may be public, once. Rejects when the source cannot answer, then or while its
   * documents are gone through.
   */
  readonly load: (collection: CollectionName) => Promise<Documents>;
}

/** A document as it is stored, under the name that it has there. */
export type RawDocument = Readonly<Record<string, unknown>> & { readonly id: string };
