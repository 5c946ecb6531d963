import { createInsideTest } from '../area-shape';
import { metresBetween } from '../distance';
import type { FacetName, Facets, Listing, Places, SearchEngine } from '../documents';
import { SAYINGS } from '../engine/said-amenities';
import type { ListingFacts } from '../facts';
import { fold } from '../fold';
import { AMENITIES, type Amenity, DEALS, isHouses, isLand, OWN_HOUSES } from '../listing-choices';
import {
  DEFAULT_WITHIN_M,
  hasPreferences,
  MAX_FLOOR,
  REACH_MINUTES,
  type SearchParams,
  type Sort,
  STATION_LINES,
  STATION_SYSTEMS,
} from '../params';
import { priceSteps } from '../price-steps';

const BEDS = ['1', '2', '3', '4', '5'];
type Near = ListingFacts['stations'][number];
const isOf = ({ id, line }: Near, name: string) =>
  name === id || name === line || name === 'any' || (!name.includes('-') && id.startsWith(name));

function nearAny({ stations }: ListingFacts, expected: readonly string[], within: number): boolean {
  return stations.some((near) => near.metres <= within && expected.some((name) => isOf(near, name)));
}

const wordsIn = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{M}\d]+/gu, ' ')
    .replace(/(?<=[\u0e00-\u0e7f]) (?=[\u0e00-\u0e7f])/g, '');

/** Thai is written without spaces. */
const sayings = AMENITIES.map((amenity) =>
  (SAYINGS[amenity]?.split('|') ?? []).map((saying) => (/^[a-z]/.test(saying) ? ` ${saying} ` : saying)).map(wordsIn),
);

/** Whether a text has a saying without a "no" shortly before it. */
function says(words: string, saying: string): boolean {
  for (let at = words.indexOf(saying); at >= 0; at = words.indexOf(saying, at + 1)) {
    if (!/ไม่|ห้าม|(?<![a-z])(?:no|not|without) /.test(words.slice(Math.max(0, at - 14), at + 1))) return true;
  }
  return false;
}

const amenitiesKnown = new WeakMap<Listing, readonly Amenity[]>();

function amenitiesOf(listing: Listing): readonly Amenity[] {
  const known = amenitiesKnown.get(listing);
  if (known !== undefined) return known;
  const { title, highlights, description, moreAmenities = [] } = listing;
  const texts = [title, description, ...highlights, ...moreAmenities.map(({ name }) => name)];
  const all = texts.flatMap(({ th = '', en = '' }) => [th, en]).map((text) => wordsIn(` ${text} `));
  const isSaid = (amenity: number) => sayings[amenity]?.some((saying) => all.some((words) => says(words, saying)));
  const found = AMENITIES.filter((one, index) => listing.amenities.includes(one) || isSaid(index));
  amenitiesKnown.set(listing, found);
  return found;
}

const atLeast = (value: number | null | undefined, min: number | undefined) => min === undefined || (value ?? 0) >= min;
const atMost = (value: number | null | undefined, max: number | undefined) =>
  max === undefined || (value !== null && value !== undefined && value <= max);
const is = (value: string | undefined, expected: string | undefined) => expected === undefined || value === expected;

const storeysOf = ({ storeys }: ListingFacts): readonly (string | undefined)[] =>
  storeys === '4' ? ['3', '4'] : [storeys];

type TravelTo = NonNullable<Places['travelTo']>;

/** Whole minutes to the place of a search, at least 1. */
function minutesTo({ stations, listing: { geo } }: ListingFacts, { reach }: SearchParams, travelTo: TravelTo): number {
  const travel = reach && travelTo(reach.to);
  if (travel === undefined || geo === undefined) return Number.POSITIVE_INFINITY;
  const { at, minutesFrom, walkToStation, walk } = travel;
  const rides = stations.map(({ id, metres }) => walkToStation(metres) + minutesFrom(id));
  return Math.max(1, Math.min(walk(metresBetween(geo, at)), ...rides));
}

type Test = (facts: ListingFacts, params: SearchParams) => boolean;

/** One test per filter, so that a facet can skip its own. */
const TESTS: Partial<Record<keyof SearchParams, Test>> = {
  deal: ({ listing }, { deal }) => is(listing.deal, deal),
  types: ({ listing }, { types }) => types.length === 0 || types.includes(listing.propertyType),
  province: ({ listing }, { province }) => is(listing.address.provinceCode, province),
  district: ({ listing }, { district }) => is(listing.address.districtCode, district),
  stations: (facts, { stations, within = DEFAULT_WITHIN_M }) =>
    stations.length === 0 || nearAny(facts, stations, within),
  priceMin: ({ listing: { price, deal } }, { priceMin, priceMax, types, deal: chosenDeal }) =>
    (priceMin === undefined && priceMax === undefined) ||
    (atLeast(price, priceMin) &&
      atMost(price, priceMax) &&
      (chosenDeal !== undefined ||
        deal === (isLand(types) || Math.max(priceMin ?? 0, priceMax ?? 0) > 300_000 ? 'sale' : 'rent'))),
  bedsMin: ({ listing: { bedrooms } }, { bedsMin, bedsMax }) =>
    (bedsMin === undefined && bedsMax === undefined) || (atLeast(bedrooms, bedsMin ?? 1) && atMost(bedrooms, bedsMax)),
  bathsMin: ({ listing }, { bathsMin }) => atLeast(listing.bathrooms, bathsMin),
  storeys: (facts, { storeys }) => storeys === undefined || storeysOf(facts).includes(storeys),
  floorMin: ({ listing: { floor } }, { floorMin, floorMax }) =>
    (floorMin === undefined && floorMax === undefined) || (atLeast(floor, floorMin ?? 1) && atMost(floor, floorMax)),
  areaMin: ({ listing: { usableAreaSqm } }, { areaMin, areaMax }) =>
    atLeast(usableAreaSqm, areaMin) && atMost(usableAreaSqm, areaMax),
  landMin: ({ listing: { landAreaSqwah } }, { landMin, landMax }) =>
    atLeast(landAreaSqwah, landMin) && atMost(landAreaSqwah, landMax),
  collections: ({ listing }, { collections }) =>
    collections.length === 0 || collections.some((one) => listing.collections.includes(one)),
  condition: ({ listing }, { condition }) => is(listing.condition, condition),
  furnishing: ({ listing }, { furnishing }) => is(listing.furnishing, furnishing),
  deed: ({ listing }, { deed }) => is(listing.titleDeed, deed),
  tenure: ({ listing }, { tenure }) => is(listing.tenure, tenure),
  foreignQuota: ({ listing }, { foreignQuota }) => is(listing.foreignQuota, foreignQuota),
  amenities: ({ listing }, { amenities }) => amenities.every((one) => amenitiesOf(listing).includes(one)),
  without: ({ listing }, { without }) => !without.some((one) => amenitiesOf(listing).includes(one)),
  facts: ({ facts }, params) => params.facts.every((one) => facts.includes(one)),
  discountMin: ({ discount }, { discountMin }) => atLeast(discount, discountMin),
  yieldMin: (facts, { yieldMin }) => atLeast(facts.grossYield, yieldMin),
  bbox: ({ listing: { geo } }, { bbox }) =>
    bbox === undefined ||
    (geo !== undefined && geo.lng >= bbox[0] && geo.lat >= bbox[1] && geo.lng <= bbox[2] && geo.lat <= bbox[3]),
  area: ({ listing: { geo } }, { area }) =>
    area === undefined || (geo !== undefined && createInsideTest(area)(geo.lng, geo.lat)),
};

const VALUES: Readonly<
  Record<Exclude<FacetName, 'reach'>, (facts: ListingFacts, params: SearchParams) => readonly (string | undefined)[]>
> = {
  deal: ({ listing }) => [listing.deal],
  types: ({ listing }) => [listing.propertyType],
  province: ({ listing }) => [listing.address.provinceCode],
  district: ({ listing }) => [listing.address.districtCode],
  stations: (facts, { within = DEFAULT_WITHIN_M }) => [
    ...facts.stations.flatMap(({ id, metres }) => (metres <= within ? [id] : [])),
    ...[...STATION_SYSTEMS, ...STATION_LINES].filter((group) => nearAny(facts, [group], within)),
  ],
  bedsMin: ({ listing: { bedrooms = 0 } }) => [
    ...BEDS.filter((count) => bedrooms >= Number(count)),
    ...(bedrooms > 0 && bedrooms < 5 ? [`${bedrooms}-${bedrooms}`] : []),
  ],
  bathsMin: ({ listing }) => BEDS.filter((count) => (listing.bathrooms ?? 0) >= Number(count)),
  storeys: storeysOf,
  floorMin: ({ listing: { floor = 0 } }) => Array.from({ length: Math.min(floor, MAX_FLOOR) }, (_, at) => `${at + 1}`),
  collections: ({ listing }) => listing.collections,
  condition: ({ listing }) => [listing.condition],
  furnishing: ({ listing }) => [listing.furnishing],
  deed: ({ listing }) => [listing.titleDeed],
  tenure: ({ listing }) => [listing.tenure],
  foreignQuota: ({ listing }) => [listing.foreignQuota],
  amenities: ({ listing }) => amenitiesOf(listing),
  facts: ({ facts }) => facts,
};

const nearest = ({ stations }: ListingFacts, expected: readonly string[] = ['any']) =>
  Math.min(
    Number.POSITIVE_INFINITY,
    ...stations.flatMap((near) => (expected.some((name) => isOf(near, name)) ? [near.metres] : [])),
  );
const last = Number.POSITIVE_INFINITY;
/** Higher than any price. */
const afterSales = ({ listing: { deal } }: ListingFacts) => (deal === 'rent' ? 10 ** 12 : 0);
const ORDER: Readonly<Record<Sort, (facts: ListingFacts) => number>> = {
  newest: ({ listing }) => -Date.parse(listing.publishedAt),
  'price-asc': (facts) => afterSales(facts) + (facts.listing.price ?? last),
  'price-desc': (facts) => afterSales(facts) - (facts.listing.price ?? -last),
  'price-per-sqm': (facts) => afterSales(facts) + (facts.perSqm ?? last),
  discount: ({ discount }) => -discount,
  yield: (facts) => -(facts.grossYield ?? 0),
  nearest: (facts) => nearest(facts),
};

/** Facts before texts; then, of all houses, pool villas and those without a common wall. */
function fit({ listing }: ListingFacts, { types, amenities }: SearchParams): number {
  const isFact = amenities.every((one) => listing.amenities.includes(one));
  const isOwn = isHouses(types) && OWN_HOUSES.includes(listing.propertyType);
  const isPool = isHouses(types) && amenities.includes('swimming-pool') && listing.propertyType === 'villa';
  return Number(isFact) * 4 + Number(isPool) * 2 + Number(isOwn);
}

function order(a: ListingFacts, b: ListingFacts, params: SearchParams, travelTo: TravelTo): number {
  const { sort = 'newest', stations } = params;
  if (params.sort === undefined && hasPreferences(params) && fit(a, params) !== fit(b, params))
    return fit(b, params) - fit(a, params);
  const nearestTo = (facts: ListingFacts) =>
    params.reach === undefined ? nearest(facts, stations) : minutesTo(facts, params, travelTo);
  const isNamed = params.reach !== undefined || stations.length > 0;
  const key = sort === 'nearest' && isNamed ? nearestTo : ORDER[sort];
  const [first, second] = [key(a), key(b)];
  if (first !== second) return first - second;
  return ORDER.newest(a) - ORDER.newest(b) || a.listing.id.localeCompare(b.listing.id);
}

const facetsBy = (count: (name: FacetName) => ReadonlyMap<string, number>): Facets => ({
  deal: count('deal'),
  types: count('types'),
  province: count('province'),
  district: count('district'),
  stations: count('stations'),
  reach: count('reach'),
  bedsMin: count('bedsMin'),
  bathsMin: count('bathsMin'),
  storeys: count('storeys'),
  floorMin: count('floorMin'),
  collections: count('collections'),
  condition: count('condition'),
  furnishing: count('furnishing'),
  deed: count('deed'),
  tenure: count('tenure'),
  foreignQuota: count('foreignQuota'),
  amenities: count('amenities'),
  facts: count('facts'),
});

function leftOut(name: FacetName): (keyof SearchParams)[] {
  if (name === 'amenities' || name === 'facts') return [];
  return name === 'province' ? ['province', 'district'] : [name];
}

/** A slow but obviously correct engine that checks every listing, for comparison. Ignores the text query. */
export function plainEngine(all: readonly ListingFacts[], travelTo: TravelTo = () => undefined): SearchEngine {
  const tests: typeof TESTS = {
    ...TESTS,
    reach: (facts, params) => params.reach === undefined || minutesTo(facts, params, travelTo) <= params.reach.minutes,
  };
  const valuesOf = (name: FacetName, facts: ListingFacts, params: SearchParams) =>
    name === 'reach'
      ? REACH_MINUTES.filter((minutes) => minutesTo(facts, params, travelTo) <= minutes).map(String)
      : VALUES[name](facts, params);
  const matching = (params: SearchParams, ...ignored: (keyof SearchParams)[]) =>
    all.filter((facts) =>
      Object.entries(tests).every(([name, test]) => ignored.some((left) => left === name) || test(facts, params)),
    );
  // A price filter depends on whether there is a deal.
  const deals = (params: SearchParams) =>
    new Map(
      DEALS.map((deal) => [deal, matching({ ...params, deal }).length] as const).filter(([, count]) => count > 0),
    );
  const facet = (params: SearchParams, name: FacetName) => {
    const counts = new Map<string, number>();
    for (const facts of matching(params, ...leftOut(name))) {
      for (const value of valuesOf(name, facts, params)) {
        if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
      }
    }
    return counts;
  };
  const facets = (params: SearchParams) => facetsBy((name) => (name === 'deal' ? deals(params) : facet(params, name)));
  const idsOf = (params: SearchParams, limit: number) =>
    matching(params)
      .sort((a, b) => order(a, b, params, travelTo))
      .slice(0, limit)
      .map(({ listing }) => listing.id);
  const prices = (params: SearchParams) => {
    const steps = priceSteps(params.deal);
    const priceList = matching(params, 'priceMin').flatMap(({ listing: { deal, price } }) =>
      price !== null && deal === (params.deal ?? 'sale') ? [price] : [],
    );
    return steps.map(
      (from, index) => priceList.filter((price) => price >= from && price < (steps[index + 1] ?? last)).length,
    );
  };
  return {
    count: (params) => matching(params).length,
    finds: (params) => matching(params).length > 0,
    idsOf,
    search: (params, size) => {
      const total = matching(params).length;
      const pages = Math.max(1, Math.ceil(total / size));
      const page = Math.min(params.page, pages);
      const ids = idsOf(params, page * size).slice((page - 1) * size);
      return {
        ...{ total, ids, page, pages, facets: facets(params), prices: prices(params) },
        ...{ corrections: [], suggested: [], missed: [], partial: false, lacking: [] },
      };
    },
  };
}
