import { formatBaht, formatNumber } from '../i18n/numbers';
import { type AreaFigures, comparedWith, type Middle, type Spread } from './area-figures';

/** The offers in an area: listings for sale, for rent, both, or none. */
export type Offer = 'both' | 'sale' | 'rent' | 'none';

export function offerOf({ sale, rent }: Pick<AreaFigures, 'sale' | 'rent'>): Offer {
  if (sale > 0 && rent > 0) return 'both';
  if (sale > 0) return 'sale';
  return rent > 0 ? 'rent' : 'none';
}

type Says = 'one' | 'told' | 'range' | 'median';
type Unit = 'sqm' | 'sqwah';
type Direction = 'above' | 'below' | 'same';

/** A sentence about an area: its message key, and its formatted figures. */
export type AreaFact = {
  readonly says:
    | 'offered'
    | `price.${Says}`
    | `rent.${Says}`
    | `perArea.${Unit}`
    | `compared.${Direction}`
    | `size.${Unit}`;
  readonly figures: Readonly<Record<string, string | number>>;
};

/** The prices of `offered` listings. `told` means that one price is known and the others are on request. */
function spreadFact(of: 'price' | 'rent', spread: Spread | null, offered: number): AreaFact[] {
  if (spread === null) return [];
  const { least, most, median, count } = spread;
  const figures = { least: formatBaht(least), most: formatBaht(most) };
  if (least === most) return [{ says: spread.priced < offered ? `${of}.told` : `${of}.one`, figures }];
  if (median === null) return [{ says: `${of}.range`, figures }];
  return [{ says: `${of}.median`, figures: { ...figures, median: formatBaht(median), count } }];
}

/** Differences below this from the wider area's price count as equal. Percent. */
const AS_MUCH = 1;

function comparison(own: Middle | null, wider: Middle | null): AreaFact[] {
  const percent = comparedWith(own, wider);
  if (percent === null || wider === null) return [];
  const figures = { percent: Math.abs(percent), price: formatBaht(wider.median), count: wider.count };
  if (Math.abs(percent) <= AS_MUCH) return [{ says: 'compared.same', figures }];
  return [{ says: percent > 0 ? 'compared.above' : 'compared.below', figures }];
}

/** The sentences about listings of one kind in an area, in paragraphs: overview, prices, rents. */
export function areaFacts(figures: AreaFigures, unit: Unit, wider: AreaFigures | null): AreaFact[][] {
  const { sale, rent, perArea, size } = figures;
  const offer = offerOf(figures);
  if (offer === 'none') return [];
  const offered: AreaFact = { says: 'offered', figures: { offer, sale, rent, count: sale + rent } };
  const sizes: AreaFact[] = size ? [{ says: `size.${unit}`, figures: { size: formatNumber(size.median) } }] : [];
  const perAreas: AreaFact[] = perArea
    ? [{ says: `perArea.${unit}`, figures: { price: formatBaht(perArea.median) } }]
    : [];
  const prices = [
    ...spreadFact('price', figures.prices, sale),
    ...perAreas,
    ...comparison(perArea, wider?.perArea ?? null),
  ];
  return [[offered, ...sizes], prices, spreadFact('rent', figures.rents, rent)].filter((facts) => facts.length > 0);
}
