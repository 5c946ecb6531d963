import { formatBaht, formatNumber } from '../i18n/numbers';
import { type AreaStats, comparedWith, type Middle, type Spread } from './area-stats';

/** The offers in an area: listings for sale, for rent, both, or none. */
export type Offer = 'both' | 'sale' | 'rent' | 'none';

export function offerOf({ sale, rent }: Pick<AreaStats, 'sale' | 'rent'>): Offer {
  if (sale > 0 && rent > 0) return 'both';
  if (sale > 0) return 'sale';
  return rent > 0 ? 'rent' : 'none';
}

type Says = 'one' | 'told' | 'range' | 'median';
type Unit = 'sqm' | 'sqwah';
type Direction = 'above' | 'below' | 'same';

/** A sentence about an area: its message key, and its formatted figures. */
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

/** The prices of `offered` listings. `told` means that one price is known and the others are on request. */
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

/** The sentences about listings of one kind in an area, in paragraphs: overview, prices, rents. */
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
