import type { SearchParams } from 'thai-property-search/params';
import type { Listing } from '../../content/collections';

export const MAX_SUGGESTIONS = 8;

export const SEARCH_KINDS = ['station', 'district', 'province', 'type', 'project'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];
/** `sentence`: all typed words as one search. `example`: words to type. */
export const SUGGESTION_KINDS = [...SEARCH_KINDS, 'code', 'sentence', 'example'] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

export type Name = Listing['title'];

type Named = {
  readonly id: string;
  readonly name: Name;
  readonly area?: Name;
  readonly count: number;
};

/** A search, or a single listing found by its code. For a listing, `id` is the listing's id. */
export type Suggestion =
  | (Named & { readonly kind: SearchKind; readonly search: Partial<SearchParams> })
  | (Named & { readonly kind: 'code' });
