import type { CollectionName } from './collections';
import type { ReadCounter } from './read-counter';

/** Raw documents, as a list or a stream. */
export type Documents = Iterable<unknown> | AsyncIterable<unknown>;

/** A source that reads whole collections. Documents are raw; `parseCollection` parses them. */
export interface ContentSource {
  readonly kind: 'embedded' | 'firestore';
  /** Counts billed reads. Undefined if reading is free. */
  readonly reads?: ReadCounter;
  /** Every public document of a collection, once. Rejects, immediately or during iteration, if the source fails. */
  readonly load: (collection: CollectionName) => Promise<Documents>;
}

/** A stored document with its id. */
export type RawDocument = Readonly<Record<string, unknown>> & { readonly id: string };
