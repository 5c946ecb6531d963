import type { Names } from './names';
import type { Vocabulary } from './vocabulary';

/** The dictionaries for looking up words. */
export type Lexicon = { readonly names: Names; readonly vocabulary: Vocabulary };

/** A term of a query. A listing must have one of its spellings, and `factor` is the weight of each. */
export type QueryTerm = {
  /** True for the name of a place or project, so that listings elsewhere do not match. */
  readonly isName?: boolean;
  readonly typed: string;
  readonly terms: readonly { readonly number: number; readonly factor: number }[];
};
