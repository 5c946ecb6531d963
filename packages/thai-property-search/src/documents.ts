import type {
  Amenity,
  Collection,
  Condition,
  Deal,
  Facing,
  ForeignQuota,
  Furnishing,
  Occupancy,
  PropertyType,
  Tenure,
  TitleDeed,
} from './listing-choices';
import type { SearchParams } from './params';

type Text = { readonly th?: string | undefined; readonly en?: string | undefined };
type Name = { readonly th: string; readonly en: string };

/** What the search reads of a listing. Dates are ISO 8601, prices THB, a rent for each month. */
export type Listing = {
  readonly id: string;
  readonly code: string;
  readonly deal: Deal;
  readonly propertyType: PropertyType;
  readonly collections: readonly Collection[];
  readonly title: Text;
  readonly description: Text;
  readonly highlights: readonly Text[];
  readonly project?: Text | undefined;
  /** Null for a price on request. */
  readonly price: number | null;
  /** Oldest first. The last entry may be the price of today. */
  /** The appraisal of the Treasury Department, in THB. */
  readonly appraisedValue?: number | undefined;
  readonly priceHistory?: readonly { readonly price: number }[] | undefined;
  readonly rentEstimateMonthly?: number | undefined;
  readonly usableAreaSqm?: number | undefined;
  readonly landAreaSqwah?: number | undefined;
  readonly bedrooms?: number | undefined;
  readonly bathrooms?: number | undefined;
  readonly storeys?: number | undefined;
  readonly floor?: number | undefined;
  readonly facing?: Facing | undefined;
  readonly condition?: Condition | undefined;
  readonly furnishing?: Furnishing | undefined;
  readonly titleDeed?: TitleDeed | undefined;
  readonly tenure: Tenure;
  readonly foreignQuota?: ForeignQuota | undefined;
  readonly transferFeePayer?: 'split' | 'buyer' | 'seller' | undefined;
  readonly occupancy?: Occupancy | undefined;
  readonly risks?: { readonly flood: 'none' | 'past' | 'unknown' } | undefined;
  /** DOPA codes of two, four and six digits. */
  readonly address: {
    readonly provinceCode: string;
    readonly districtCode: string;
    readonly subdistrictCode?: string | undefined;
    readonly road?: Text | undefined;
  };
  readonly geo?: { readonly lat: number; readonly lng: number } | undefined;
  readonly amenities: readonly Amenity[];
  readonly moreAmenities?: readonly { readonly name: Text }[] | undefined;
  readonly publishedAt: string;
};

/** Whether a listing is a studio: a condo without a separate bedroom. A house or shop without one is not. */
export const isStudio = ({ propertyType, bedrooms }: Pick<Listing, 'propertyType' | 'bedrooms'>): boolean =>
  propertyType === 'condo' && bedrooms === 0;

type Place = { readonly id: string; readonly name: Name };
export type Station = Place & {
  /** One of `STATION_LINES`. */
  readonly line: string;
  readonly aliases: readonly string[];
  readonly lat: number;
  readonly lng: number;
};

export type LandmarkKind = 'hospital' | 'mall' | 'market' | 'park' | 'university' | 'school' | 'airport' | 'beach';
export type Landmark = Place & {
  readonly kind: LandmarkKind;
  readonly lat: number;
  readonly lng: number;
};

/** The way to a place by train and on foot, in whole minutes. Infinite where neither goes. */
export type Travel = {
  readonly at: { readonly lat: number; readonly lng: number };
  /** From a station, with waiting and changes. */
  readonly minutesFrom: (station: string) => number;
  /** On foot along metres in a straight line, to a station and all the way. */
  readonly walkToStation: (metres: number) => number;
  readonly walk: (metres: number) => number;
};

/** The places that sentences and texts name, by DOPA code or station id, such as `BTS-E4`. */
export type Places = {
  readonly provinces: ReadonlyMap<string, Place>;
  readonly districts: ReadonlyMap<string, Place & { readonly provinceCode: string }>;
  readonly subdistricts: ReadonlyMap<string, Place>;
  readonly stations: ReadonlyMap<string, Station>;
  readonly landmarks?: ReadonlyMap<string, Landmark>;
  /** The way to the place of a `reach`. Undefined for an unknown place. */
  readonly travelTo?: (place: string) => Travel | undefined;
};

/** DOPA's code of Bangkok, whose districts are called khet. */
export const BANGKOK = '10';

/** DOPA codes of the provinces and districts in and around Bangkok, the only area with urban train stations. */
export const GREATER_BANGKOK = /^1[0-3]/;

/** The filters with counts. Numeric filters count listings with at least that value. */
export const FACET_NAMES = [
  'deal',
  'types',
  'province',
  'district',
  'stations',
  'reach',
  'bedsMin',
  'bathsMin',
  'storeys',
  'floorMin',
  'collections',
  'condition',
  'furnishing',
  'deed',
  'tenure',
  'foreignQuota',
  'amenities',
  'facts',
] as const satisfies readonly (keyof SearchParams)[];
export type FacetName = (typeof FACET_NAMES)[number];

/** Listings per value with all other filters, no zeros. Amenities and facts add; provinces ignore the district. */
export type Facets = Readonly<Record<FacetName, ReadonlyMap<string, number>>>;

/** A part of the query as typed, and the word that the search took for it. */
export type Correction = { readonly typed: string; readonly taken: string };

export type SearchResult = {
  readonly total: number;
  readonly ids: readonly string[];
  /** The page shown. A page past the last shows the last, so that shared links keep working after listings are sold. */
  readonly page: number;
  readonly pages: number;
  readonly facets: Facets;
  /** The number of listings in each step of `priceSteps(params.deal)`, with all filters but the price. */
  readonly prices: readonly number[];
  readonly corrections: readonly Correction[];
  /** Words to offer instead of missed ones: not close or not likely enough to search for them unasked. */
  readonly suggested: readonly Correction[];
  /** Words that no listing contains in any similar spelling. The search ignored them. */
  readonly missed: readonly string[];
  /** True if no listing has all the words. The results have most of them. */
  readonly partial: boolean;
  /** If the results have all words but these, these. Other listings have them. */
  readonly lacking: readonly string[];
};

export interface SearchEngine {
  readonly search: (params: SearchParams, size: number) => SearchResult;
  readonly count: (params: SearchParams) => number;
  /** Whether a listing has all the words and, besides its description, the places that they name. */
  readonly finds: (params: SearchParams) => boolean;
  readonly idsOf: (params: SearchParams, limit: number) => readonly string[];
}
