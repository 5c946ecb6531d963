import type {
  Amenity,
  Collection,
  Condition,
  Deal,
  ForeignQuota,
  Furnishing,
  PropertyType,
  Tenure,
  TitleDeed,
} from './listing-choices';

/** A text in Thai and English. One of them may be missing. */
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
  readonly rentEstimateMonthly?: number | undefined;
  readonly usableAreaSqm?: number | undefined;
  readonly landAreaSqwah?: number | undefined;
  readonly bedrooms?: number | undefined;
  readonly bathrooms?: number | undefined;
  readonly condition?: Condition | undefined;
  readonly furnishing?: Furnishing | undefined;
  readonly titleDeed?: TitleDeed | undefined;
  readonly tenure: Tenure;
  readonly foreignQuota?: ForeignQuota | undefined;
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
  readonly updatedAt: string;
  readonly verifiedAt?: string | undefined;
};

type Place = { readonly id: string; readonly name: Name };
export type Station = Place & { readonly aliases: readonly string[]; readonly lat: number; readonly lng: number };

/** The places that sentences and texts name, by DOPA code or station id, such as `BTS-E4`. */
export type Places = {
  readonly provinces: ReadonlyMap<string, Place>;
  readonly districts: ReadonlyMap<string, Place & { readonly provinceCode: string }>;
  readonly subdistricts: ReadonlyMap<string, Place>;
  readonly stations: ReadonlyMap<string, Station>;
};
