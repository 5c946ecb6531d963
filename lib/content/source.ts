import type { CollectionName } from './collections';
import type { IdRange } from './live/differing-ranges';

/** Raw documents, all at hand or one after the other. */
export type Documents = Iterable<unknown> | AsyncIterable<unknown>;

/** Where the embedded documents come from. Documents are raw; the door parses them. */
export interface ContentSource {
  readonly name: string;
  /**
   * Every document of a collection that may be public, once. Rejects when the source cannot answer, then or while its
   * documents are gone through.
   */
  readonly load: (collection: CollectionName) => Promise<Documents>;
}

/** A document as it is stored, under the name that it has there. */
export type RawDocument = Readonly<Record<string, unknown>> & { readonly id: string };

/**
 * A source that is asked over a network and bills what it reads. Everything is of public documents alone, by pages, and
 * rejects when the source cannot answer.
 */
export interface LiveSource {
  /** Every document in a range of ids, in their order. */
  readonly pages: (collection: CollectionName, range?: IdRange) => AsyncIterable<readonly RawDocument[]>;
  /** Those whose `updated_at` is later than a moment (milliseconds). */
  readonly changes: (collection: CollectionName, since: number) => AsyncIterable<readonly RawDocument[]>;
  readonly count: (collection: CollectionName, range?: IdRange) => Promise<number>;
}
