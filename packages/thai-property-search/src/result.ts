import type { SearchParams } from './params';

/** The filters with counts. Numeric filters count listings with at least that value. */
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
 * For each filter, how many listings each of its values would find with all other filters applied. Values that would
 * find none are left out. Amenities combine, so theirs count listings that also have the selected amenities. Province
 * counts ignore the district too, because otherwise only its own province would be left. Stations and systems of
 * stations are counted side by side.
 */
export type Facets = Readonly<Record<FacetName, ReadonlyMap<string, number>>>;

/** A word that was matched only by another spelling. */
export type Correction = { readonly typed: string; readonly taken: string };

export type SearchResult = {
  readonly total: number;
  /** Ids of the listings on this page, in order. */
  readonly ids: readonly string[];
  /** The page shown. A page past the last shows the last, so that shared links keep working after listings are sold. */
  readonly page: number;
  readonly pages: number;
  readonly facets: Facets;
  /** The number of listings in each step of `priceSteps(params.deal)`, with all filters but the price. */
  readonly prices: readonly number[];
  readonly corrections: readonly Correction[];
  /** Words that no listing contains in any similar spelling. The search ignored them. */
  readonly missed: readonly string[];
  /** True if no listing has all the words. The results have most of them. */
  readonly partial: boolean;
};

export interface SearchEngine {
  readonly search: (params: SearchParams, size: number) => SearchResult;
  readonly count: (params: SearchParams) => number;
  /** Ids of the first results, in order. */
  readonly idsOf: (params: SearchParams, limit: number) => readonly string[];
}
