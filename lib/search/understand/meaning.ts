import type { SearchParams } from '../params';

export type Filters = Partial<Omit<SearchParams, 'q' | 'view' | 'page'>>;

export type Unit = 'baht' | 'beds' | 'baths' | 'sqm' | 'sqwah' | 'metre' | 'minute' | 'percent' | 'other';

/** What a place name may name: ids of provinces, districts and stations. */
export type PlaceName = {
  readonly provinces: readonly string[];
  readonly districts: readonly string[];
  readonly stations: readonly string[];
  /** Said alone it means this province or district and nothing else. */
  readonly alone: boolean;
  /** Also a road, or an airport: being near is not being near the station of that name. */
  readonly road: boolean;
};

/** What a word can mean in a sentence; which of its meanings it has, its neighbours decide. */
export type Meaning =
  /** Fulfilled by filters on its own: a kind of home, an amenity, a deed. */
  | { readonly kind: 'wish'; readonly filters: Filters }
  | { readonly kind: 'name'; readonly name: PlaceName }
  | { readonly kind: 'digit'; readonly value: number }
  | { readonly kind: 'scale'; readonly factor: number }
  | { readonly kind: 'unit'; readonly unit: Unit; readonly factor: number }
  /** Before an amount. */
  | { readonly kind: 'bound'; readonly bound: 'min' | 'max' | 'about' | 'between' }
  /** After an amount; `early`, `middle` and `late` are parts of the step that was named. */
  | { readonly kind: 'suffix'; readonly bound: 'min' | 'max' | 'over' | 'early' | 'middle' | 'late' }
  | { readonly kind: 'in'; readonly level: 'any' | 'district' | 'province' }
  | { readonly kind: 'system'; readonly system: string }
  | {
      readonly kind:
        | ('price' | 'month' | 'per' | 'fee' | 'yield' | 'discount') // about money
        | ('to' | 'and' | 'or' | 'not') // between other words
        | ('near' | 'from' | 'walk' | 'ride' | 'view' | 'road' | 'landmark') // about places
        | ('letting' | 'purpose') // to let it is why somebody buys, or what the owner does
        | 'filler' // says nothing
        | 'text'; // known, and for the search of texts
    };

export type Kind = Meaning['kind'];
