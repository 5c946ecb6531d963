import type { SearchParams } from './params';

/** The filters with counts; those of numbers count homes with at least so many. */
export const FACET_NAMES = [
  'deal',
  'types',
  'province',
  'district',
  'stations',
  'bedsMin',
  'bathsMin',
  'collections',
  'condition',
  'furnishing',
  'deed',
  'tenure',
  'foreignQuota',
  'amenities',
] as const satisfies readonly (keyof SearchParams)[];
export type FacetName = (typeof FACET_NAMES)[number];

/**
 * For each filter, how many homes each of its values would find under all other filters; values that would find none
 * are left out. Amenities are narrowed by each other, so theirs count homes that also have those already chosen; those
 * of provinces leave the district out as well, or there would be no other province to go to. Stations and systems of
 * stations are counted side by side.
 */
export type Facets = Readonly<Record<FacetName, ReadonlyMap<string, number>>>;

/** A word that was found only by another spelling. */
export type Correction = { readonly typed: string; readonly taken: string };

export type SearchResult = {
  readonly total: number;
  /** Ids of the homes on this page, in order. */
  readonly ids: readonly string[];
  /** The page shown: one past the last shows the last, so that a shared link stays good when homes are sold. */
  readonly page: number;
  readonly pages: number;
  readonly facets: Facets;
  /** Homes under all filters but the price, one count for each step of `priceSteps(params.deal)`, from it to the next. */
  readonly prices: readonly number[];
  readonly corrections: readonly Correction[];
  /** Words that no home has, in any spelling near; they were left out. */
  readonly missed: readonly string[];
  /** No home has all the words: these have most of them. */
  readonly partial: boolean;
};

export interface SearchEngine {
  readonly search: (params: SearchParams, size: number) => SearchResult;
  readonly count: (params: SearchParams) => number;
  /** Ids of the first homes found, in order. */
  readonly idsOf: (params: SearchParams, limit: number) => readonly string[];
}
