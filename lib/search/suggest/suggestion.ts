import type { Listing } from '../../content/collections';
import type { SearchParams } from '../params';

/** A longer list is no quick choice. */
export const SUGGESTIONS_AT_MOST = 8;

export const SEARCH_KINDS = ['station', 'district', 'province', 'type', 'project'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];
export const SUGGESTION_KINDS = [...SEARCH_KINDS, 'code'] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

export type Name = Listing['title'];

/** What a suggestion stands for, `area` what tells it from another of its name. */
type Named = {
  readonly id: string;
  readonly name: Name;
  readonly area?: Name;
  /** Homes on offer that its link finds. */
  readonly count: number;
};

/** A search, or by its code one home; that one's `id` is the listing's. */
export type Suggestion =
  | (Named & { readonly kind: SearchKind; readonly search: Partial<SearchParams> })
  | (Named & { readonly kind: 'code' });
