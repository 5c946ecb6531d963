import type { SearchParams } from '../params';

export type Filters = Partial<Omit<SearchParams, 'q' | 'view' | 'page'>>;

export type Unit = 'baht' | 'beds' | 'baths' | 'sqm' | 'sqwah' | 'metre' | 'minute' | 'percent' | 'other';

/** The places with a name: ids of provinces, districts and stations. */
export type PlaceName = {
  readonly provinces: readonly string[];
  readonly districts: readonly string[];
  readonly stations: readonly string[];
  /** Without other words it can only mean this province or district. */
  readonly alone: boolean;
  /** Also a road or an airport, so "near" it does not mean near the station of that name. */
  readonly road: boolean;
};

/** A possible meaning of a word. The words around it decide between several. */
export type Meaning =
  /** A filter by itself: a property type, an amenity, a deed. */
  | { readonly kind: 'wish'; readonly filters: Filters }
  | { readonly kind: 'name'; readonly name: PlaceName }
  | { readonly kind: 'digit'; readonly value: number }
  | { readonly kind: 'scale'; readonly factor: number }
  | { readonly kind: 'unit'; readonly unit: Unit; readonly factor: number }
  /** Comes before an amount. */
  | { readonly kind: 'bound'; readonly bound: 'min' | 'max' | 'about' | 'between' }
  /** Comes after an amount. `early`, `middle` and `late` are parts of the named scale. */
  | { readonly kind: 'suffix'; readonly bound: 'min' | 'max' | 'over' | 'early' | 'middle' | 'late' }
  | { readonly kind: 'in'; readonly level: 'any' | 'district' | 'province' }
  | { readonly kind: 'system'; readonly system: string }
  | {
      readonly kind:
        | ('price' | 'month' | 'per' | 'fee' | 'yield' | 'discount') // about money
        | ('to' | 'and' | 'or' | 'not') // between other words
        | ('near' | 'from' | 'walk' | 'ride' | 'view' | 'road' | 'landmark') // about places
        | ('letting' | 'purpose') // letting it out: the purpose of a buyer, or an owner's offer
        | 'filler' // has no meaning for a search
        | 'text'; // known, but stays in the text query
    };

export type Kind = Meaning['kind'];
