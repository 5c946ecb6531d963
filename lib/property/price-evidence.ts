import type { Listing } from '../content/collections';
import { isWithin } from '../content/distance';
import { median } from './median';
import { pricePerSqm, pricePerSqwah } from './price';

/** Homes are alike whose area is within a quarter of each other's. */
const AREA_BAND = 0.25;
const WITHIN_M = 3_000;
const MONTHS = 18;
/** Fewer homes to compare with, or a smaller difference, show nothing. */
const LEAST_HOMES = 5;
const LEAST_PERCENT = 5;

/** How far a home's price per area lies below the median of `count` homes like it, in whole percent. */
export type PriceEvidence = { count: number; percentBelow: number };

type Measure = { area: number; price: number };

/** THB for each m² of usable area, for land each square wah; undefined where a figure is missing. */
function measure(listing: Listing): Measure | undefined {
  const isLand = listing.propertyType === 'land';
  const area = isLand ? listing.landAreaSqwah : listing.usableAreaSqm;
  const price = isLand ? pricePerSqwah(listing) : pricePerSqm(listing);
  return area === undefined || price === null ? undefined : { area, price };
}

function isNear(a: Listing, b: Listing): boolean {
  if (a.address.districtCode === b.address.districtCode) return true;
  return a.geo !== undefined && b.geo !== undefined && isWithin(a.geo, b.geo, WITHIN_M);
}

function isRecent({ publishedAt, priceHistory }: Listing, now: number): boolean {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - MONTHS);
  return Date.parse(priceHistory.at(-1)?.at ?? publishedAt) >= since.getTime();
}

/** Homes of one offer and type with what they cost by area, the smallest first. */
type Alike = { readonly homes: readonly Listing[]; readonly areas: Float64Array; readonly prices: Float64Array };

const kind = ({ deal, propertyType }: Listing) => `${deal} ${propertyType}`;

function alikeBySize(listings: Iterable<Listing>, now: number): ReadonlyMap<string, Alike> {
  const kinds = new Map<string, { home: Listing; measured: Measure }[]>();
  for (const home of listings) {
    const measured = measure(home);
    if (measured === undefined || !isRecent(home, now)) continue;
    const others = kinds.get(kind(home));
    if (others === undefined) kinds.set(kind(home), [{ home, measured }]);
    else others.push({ home, measured });
  }
  return new Map(
    Array.from(kinds, ([name, some]) => {
      const sorted = some.sort((a, b) => a.measured.area - b.measured.area);
      const areas = Float64Array.from(sorted, ({ measured }) => measured.area);
      const prices = Float64Array.from(sorted, ({ measured }) => measured.price);
      return [name, { homes: sorted.map(({ home }) => home), areas, prices }];
    }),
  );
}

/** Where the first area of at least `least` stands. */
function firstFrom(areas: Float64Array, least: number): number {
  let low = 0;
  let high = areas.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((areas[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

function comparablePrices(listing: Listing, area: number, { homes, areas, prices }: Alike): number[] {
  const found: number[] = [];
  for (let at = firstFrom(areas, area * (1 - AREA_BAND)); at < areas.length; at++) {
    const other = homes[at];
    if (other === undefined || (areas[at] ?? 0) > area * (1 + AREA_BAND)) break;
    if (other.id !== listing.id && isNear(listing, other)) found.push(prices[at] ?? 0);
  }
  return found;
}

/**
 * What shows that a home is priced below the market: the same offer and type, in its district or within 3 km, the area
 * within 25 %, priced in the last 18 months, at least 5 of them, and at least 5 % above its price by area. Null where
 * that cannot be shown. `listings` may hold sold homes and the home itself, which is left out.
 */
export function priceEvidenceIn(listings: Iterable<Listing>, now: number): (listing: Listing) => PriceEvidence | null {
  const alike = alikeBySize(listings, now);
  return (listing) => {
    const own = measure(listing);
    const others = alike.get(kind(listing));
    if (own === undefined || others === undefined) return null;
    const prices = comparablePrices(listing, own.area, others);
    const middle = median(prices);
    const percentBelow = Math.floor(((middle - own.price) / middle) * 100);
    return prices.length >= LEAST_HOMES && percentBelow >= LEAST_PERCENT
      ? { count: prices.length, percentBelow }
      : null;
  };
}

/** The evidence of those among `homes` that have some, by id. */
export function priceEvidenceOf(
  homes: readonly Listing[],
  listings: readonly Listing[],
  now: number,
): ReadonlyMap<string, PriceEvidence> {
  const evidenceFor = priceEvidenceIn(listings, now);
  return new Map(
    homes.flatMap((home) => {
      const evidence = evidenceFor(home);
      return evidence === null ? [] : [[home.id, evidence] as const];
    }),
  );
}
