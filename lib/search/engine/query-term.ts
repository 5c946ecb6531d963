import type { Names } from './names';
import type { Vocabulary } from './vocabulary';

/** Where words are looked up. */
export type Lexicon = { readonly names: Names; readonly vocabulary: Vocabulary };

/** A term of a query. A home must have one of its spellings, each of which counts by its factor. */
export type QueryTerm = {
  /** Whether it is the name of a place or project, so that homes elsewhere do not match. */
  readonly isName?: boolean;
  readonly typed: string;
  readonly terms: readonly { readonly number: number; readonly factor: number }[];
};
