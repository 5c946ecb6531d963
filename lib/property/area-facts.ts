import { pricePerSqm } from 'thai-property-search/facts';
import type { AreaKind } from '../content/areas';
import type { Listing } from '../content/collections';
import { formatBaht, formatNumber } from '../i18n/numbers';
import { median, percentChange, pricePerSqwah } from './price';

/** A median of fewer listings is meaningless. */
const MIN_HOMES_FOR_MEDIAN = 3;

/** Whole THB (per month for rents): the range of `priced` prices, and the median of `count` of them. */
type Spread = {
  readonly priced: number;
  readonly count: number;
  readonly least: number;
  readonly most: number;
  readonly median: number | null;
};

type Middle = { readonly count: number; readonly median: number };

export type AreaStats = {
  readonly sale: number;
  readonly rent: number;
  readonly prices: Spread | null;
  readonly rents: Spread | null;
  /** For freehold sales, whole THB per m², or per square wah for land. Null for all kinds together. */
  readonly perArea: Middle | null;
  /** Usable m², or square wah for land. Null for all kinds together. */
  readonly size: Middle | null;
};

function middle(values: readonly number[]): Middle | null {
  return values.length < MIN_HOMES_FOR_MEDIAN ? null : { count: values.length, median: median(values) };
}

function spread(prices: readonly number[], comparable: readonly number[]): Spread | null {
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  for (const price of prices) {
    if (price < least) least = price;
    if (price > most) most = price;
  }
  if (prices.length === 0) return null;
  return { priced: prices.length, count: comparable.length, least, most, median: middle(comparable)?.median ?? null };
}

/** A single pass, because there may be many. Leases sell for less than freeholds, so medians leave them out. */
export function areaStats(homes: readonly Listing[], kind: AreaKind): AreaStats {
  const [prices, rents, byArea, sizes]: [number[], number[], number[], number[]] = [[], [], [], []];
  const freeholds: number[] = [];
  const isLand = kind === 'land';
  let sale = 0;
  for (const home of homes) {
    const { deal, price } = home;
    const isFreehold = deal === 'sale' && home.tenure === 'freehold';
    if (deal === 'sale') sale++;
    if (price !== null) (deal === 'sale' ? prices : rents).push(price);
    if (price !== null && isFreehold) freeholds.push(price);
    if (kind === 'homes') continue;
    const size = isLand ? home.landAreaSqwah : home.usableAreaSqm;
    if (size !== undefined) sizes.push(size);
    const perArea = isLand ? pricePerSqwah(home) : pricePerSqm(home);
    if (isFreehold && perArea !== null) byArea.push(perArea);
  }
  return {
    ...{ sale, rent: homes.length - sale },
    ...{ prices: spread(prices, freeholds), rents: spread(rents, rents), perArea: middle(byArea), size: middle(sizes) },
  };
}

/** In percent, rounded. Null if either is unknown, or if the wider area has hardly any other listings. */
export function comparedWith(own: Middle | null, wider: Middle | null): number | null {
  if (own === null || wider === null || wider.count < own.count + MIN_HOMES_FOR_MEDIAN) return null;
  return Math.round(percentChange(wider.median, own.median));
}

export type Offer = 'both' | 'sale' | 'rent' | 'none';

export function offerOf({ sale, rent }: Pick<AreaStats, 'sale' | 'rent'>): Offer {
  if (sale > 0 && rent > 0) return 'both';
  if (sale > 0) return 'sale';
  return rent > 0 ? 'rent' : 'none';
}

type Says = 'one' | 'told' | 'range' | 'median';
type Unit = 'sqm' | 'sqwah';
type Direction = 'above' | 'below' | 'same';

export type AreaFact = {
  readonly messageKey:
    | 'offered'
    | `price.${Says}`
    | `rent.${Says}`
    | `perArea.${Unit}`
    | `compared.${Direction}`
    | `size.${Unit}`;
  readonly values: Readonly<Record<string, string | number>>;
};

function spreadFact(key: 'price' | 'rent', spread: Spread | null, offered: number): AreaFact[] {
  if (spread === null) return [];
  const { least, most, median, count } = spread;
  const values = { least: formatBaht(least), most: formatBaht(most) };
  if (least === most) return [{ messageKey: spread.priced < offered ? `${key}.told` : `${key}.one`, values }];
  if (median === null) return [{ messageKey: `${key}.range`, values }];
  return [{ messageKey: `${key}.median`, values: { ...values, median: formatBaht(median), count } }];
}

/** Differences below this from the wider area's price count as equal. Percent. */
const EQUAL_WITHIN = 1;

function comparison(own: Middle | null, wider: Middle | null): AreaFact[] {
  const percent = comparedWith(own, wider);
  if (percent === null || wider === null) return [];
  const values = { percent: Math.abs(percent), price: formatBaht(wider.median), count: wider.count };
  if (Math.abs(percent) <= EQUAL_WITHIN) return [{ messageKey: 'compared.same', values }];
  return [{ messageKey: percent > 0 ? 'compared.above' : 'compared.below', values }];
}

export function areaFacts(stats: AreaStats, unit: Unit, wider: AreaStats | null): AreaFact[][] {
  const { sale, rent, perArea, size } = stats;
  const offer = offerOf(stats);
  if (offer === 'none') return [];
  const offered: AreaFact = { messageKey: 'offered', values: { offer, sale, rent, count: sale + rent } };
  const sizes: AreaFact[] = size ? [{ messageKey: `size.${unit}`, values: { size: formatNumber(size.median) } }] : [];
  const perAreas: AreaFact[] = perArea
    ? [{ messageKey: `perArea.${unit}`, values: { price: formatBaht(perArea.median) } }]
    : [];
  const prices = [
    ...spreadFact('price', stats.prices, sale),
    ...perAreas,
    ...comparison(perArea, wider?.perArea ?? null),
  ];
  return [[offered, ...sizes], prices, spreadFact('rent', stats.rents, rent)].filter((facts) => facts.length > 0);
}
