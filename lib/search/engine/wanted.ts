import type { Names } from './names';
import type { Vocabulary } from './vocabulary';

/** What words are looked up in. */
export type Lexicon = { readonly names: Names; readonly vocabulary: Vocabulary };

/** One thing that a home must have: any of these terms, each counting by its factor. */
export type Wanted = {
  /** A place or project: a home elsewhere is no answer. */
  readonly isName?: boolean;
  readonly typed: string;
  readonly terms: readonly { readonly number: number; readonly factor: number }[];
};
