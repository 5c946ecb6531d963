import type { Facets, SearchEngine } from 'thai-property-search/documents';
import { normalizeParams, type SearchParams } from 'thai-property-search/params';
import { memoize } from '../content/memoize';
import { priceOfInstalment } from '../property/home-sums';

/** The search with the price that the usual loan pays for. Memoized, because the engine keeps its last search. */
export const withPrice = memoize((params: SearchParams): SearchParams => {
  const { paymentMax, priceMax = Number.POSITIVE_INFINITY } = params;
  if (paymentMax === undefined) return params;
  return { ...params, paymentMax: undefined, priceMax: Math.min(priceMax, priceOfInstalment(paymentMax)) };
});

function dealsOf(params: SearchParams, sales: number, { count }: SearchEngine): Facets['deal'] {
  const rentals = count(normalizeParams({ ...params, deal: 'rent' }));
  return new Map([['sale', sales] as const, ['rent', rentals] as const].filter(([, homes]) => homes > 0));
}

/** An engine that limits the monthly payment by limiting the price, because engines know no loans. */
export const withPayments = <Engine extends SearchEngine>(engine: Engine): Engine => ({
  ...engine,
  count: (params) => engine.count(withPrice(params)),
  finds: (params) => engine.finds(withPrice(params)),
  idsOf: (params, limit) => engine.idsOf(withPrice(params), limit),
  search: (params, size) => {
    const found = engine.search(withPrice(params), size);
    if (params.paymentMax === undefined) return found;
    return { ...found, facets: { ...found.facets, deal: dealsOf(params, found.total, engine) } };
  },
});
