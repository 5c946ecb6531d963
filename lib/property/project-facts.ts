import type { Amenity } from 'thai-property-search/listing-choices';
import { AMENITIES, type Deal } from 'thai-property-search/listing-choices';
import type { SearchParams } from 'thai-property-search/params';
import type { Listing } from '../content/collections';
import { commonFeeBasis, commonFeeMonthly } from './home-sums';
import { priceChanges } from './price';

/** About 1.5 km in each direction. */
const NEAR_DEGREES = 0.0137;
const shortDegrees = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

export const searchAround = ({ lat, lng }: NonNullable<Listing['geo']>): Partial<SearchParams> => ({
  bbox: [
    shortDegrees(lng - NEAR_DEGREES),
    shortDegrees(lat - NEAR_DEGREES),
    shortDegrees(lng + NEAR_DEGREES),
    shortDegrees(lat + NEAR_DEGREES),
  ],
});

export type Range = { readonly least: number; readonly most: number };

function rangeOf(values: readonly (number | null | undefined)[]): Range | undefined {
  const known = values.filter((value) => typeof value === 'number');
  return known.length === 0 ? undefined : { least: Math.min(...known), most: Math.max(...known) };
}

/** In a house, the others are of the house itself, such as its own pool. */
const SHARED_IN_ESTATES: readonly Amenity[] = ['fitness', 'playground', 'clubhouse', 'co-working', 'security-24h'];
const SHARED_IN_CONDOS = AMENITIES.slice(0, AMENITIES.indexOf('air-conditioning'));

const sharedAmenities = ({ propertyType, amenities }: Listing) => {
  const shared = propertyType === 'condo' ? SHARED_IN_CONDOS : SHARED_IN_ESTATES;
  return amenities.filter((amenity) => shared.includes(amenity));
};

export type ProjectFacts = {
  /** The type of all homes, or `homes`. */
  readonly kind: Listing['propertyType'] | 'homes';
  readonly yearBuilt: Range | undefined;
  /** Usable m². */
  readonly sizes: Range | undefined;
  /** THB a month per m² or per square wah, and of a whole home. */
  readonly commonFee: Range | undefined;
  readonly feeBasis: 'sqm' | 'sqwah';
  readonly monthlyFee: Range | undefined;
  readonly sinkingFund: Range | undefined;
  readonly facilities: readonly Amenity[];
  readonly geo: Listing['geo'];
};

/** What the listings of a project state. None may be empty; the first decides the basis of the fee. */
export function projectFacts(homes: readonly [Listing, ...Listing[]]): ProjectFacts {
  const [first] = homes;
  const feeBasis = commonFeeBasis(first);
  const alike = homes.filter((home) => commonFeeBasis(home) === feeBasis);
  const shared = new Set(homes.flatMap(sharedAmenities));
  const places = homes.flatMap(({ geo }) => geo ?? []);
  return {
    kind: homes.every(({ propertyType }) => propertyType === first.propertyType) ? first.propertyType : 'homes',
    yearBuilt: rangeOf(homes.map(({ yearBuilt }) => yearBuilt)),
    sizes: rangeOf(homes.map(({ usableAreaSqm }) => usableAreaSqm)),
    commonFee: rangeOf(alike.map(({ commonFee }) => commonFee)),
    feeBasis,
    monthlyFee: rangeOf(alike.map(commonFeeMonthly)),
    sinkingFund: rangeOf(homes.map(({ sinkingFund }) => sinkingFund)),
    facilities: AMENITIES.filter((amenity) => shared.has(amenity)),
    geo: places.find(({ precision }) => precision === 'exact') ?? places[0],
  };
}

export type PriceStep = {
  readonly at: string;
  readonly kind: 'listed' | 'reduced' | 'raised' | 'sold';
  readonly price: number;
  /** Whole THB per m², or per square wah of land; per month for rent. */
  readonly perArea: number;
};

/** The prices of a listing in order of time. The last holds until `end`. */
export type PriceLine = { readonly listing: Listing; readonly steps: readonly PriceStep[]; readonly end: string };

export type ProjectPrices = {
  readonly deal: Deal;
  readonly unit: 'sqm' | 'sqwah';
  readonly lines: readonly PriceLine[];
  readonly from: string;
  readonly to: string;
  readonly perArea: Range;
};

function priceSteps(listing: Listing, area: number): PriceStep[] {
  const { price, priceHistory, publishedAt, recordStatus, soldAt } = listing;
  if (price === null) return [];
  const history = priceHistory.length === 0 ? [{ at: publishedAt, price }] : priceHistory;
  const perAreaOf = (amount: number) => Math.round(amount / area);
  const changes = priceChanges({ price, priceHistory: history }).map(({ at, price: amount, before = amount }) => ({
    at,
    kind: amount < before ? ('reduced' as const) : amount > before ? ('raised' as const) : ('listed' as const),
    price: amount,
    perArea: perAreaOf(amount),
  }));
  const isSold = recordStatus === 'Sold' && soldAt !== undefined && changes.length > 0;
  return isSold ? [...changes, { at: soldAt, kind: 'sold', price, perArea: perAreaOf(price) }] : changes;
}

const MIN_STEPS = 2;

/** The prices of a project's listings for a deal over time. Null with fewer than two, which show no development. */
export function projectPrices(homes: readonly Listing[], deal: Deal, now: string): ProjectPrices | null {
  const offered = homes.filter((home) => home.deal === deal);
  const unit = offered.every(({ propertyType }) => propertyType === 'land') ? 'sqwah' : 'sqm';
  const lines = offered.flatMap((listing): PriceLine[] => {
    const area = unit === 'sqwah' ? listing.landAreaSqwah : listing.usableAreaSqm;
    const steps = area === undefined ? [] : priceSteps(listing, area);
    const last = steps.at(-1);
    if (last === undefined) return [];
    return [{ listing, steps, end: listing.recordStatus === 'Sold' ? last.at : now }];
  });
  const steps = lines.flatMap((line) => line.steps);
  const perArea = rangeOf(steps.map((step) => step.perArea));
  if (perArea === undefined || steps.length < MIN_STEPS) return null;
  const times = steps.map(({ at }) => at).sort();
  const ends = lines.map(({ end }) => end).sort();
  return { deal, unit, lines, from: times[0] ?? now, to: ends.at(-1) ?? now, perArea };
}

const ROUND_STEPS = [1, 2, 5, 10];
const MAX_GAPS = 4;
const MARGIN = 0.15;

/** Round numbers for an axis with a margin around the values, so that a small change looks small. */
export function axisTicks(values: Range): readonly number[] {
  const [least, most] = [values.least * (1 - MARGIN), values.most * (1 + MARGIN)];
  const rough = Math.max(most - least, 1) / MAX_GAPS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, power * (ROUND_STEPS.find((round) => round * power >= rough) ?? 10));
  const first = Math.floor(least / step);
  const last = Math.max(Math.ceil(most / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
