import { parseSearchQuery, type SearchParams } from 'thai-property-search/params';
import { expect, it } from 'vitest';
import { nearestHomes } from './nearest-homes';
import { relaxations } from './relax';

type Type = SearchParams['types'][number];
type Home = { id: string; price: number; beds: number; deal?: SearchParams['deal']; lift?: boolean; type?: Type };

/** An engine that knows prices, bedrooms, deals, types and lifts. */
function engineOf(homes: readonly Home[]) {
  const found = ({ priceMax = Infinity, bedsMin = 0, deal, amenities, types, sort }: SearchParams) =>
    homes
      .filter(({ price, beds, lift = false, ...home }) => {
        const isOfDeal = deal === undefined || deal === (home.deal ?? 'sale');
        if (types.length > 0 && !types.includes(home.type ?? 'condo')) return false;
        return isOfDeal && price <= priceMax && beds >= bedsMin && (lift || !amenities.includes('lift'));
      })
      .sort((a, b) => (sort === 'price-asc' ? a.price - b.price : 0));
  return {
    count: (params: SearchParams) => found(params).length,
    idsOf: (params: SearchParams, limit: number) =>
      found(params)
        .slice(0, limit)
        .map(({ id }) => id),
  };
}

function nearest(query: string, homes: readonly Home[]) {
  const search = parseSearchQuery(new URLSearchParams(query));
  const engine = engineOf(homes);
  return nearestHomes(search, relaxations(search, engine.count), engine).map(({ id, missed }) => [
    id,
    missed.map((change) => ('name' in change ? change.name : change.kind)).join('+'),
  ]);
}

it('lists homes that miss one wish, nearest first, and names the wish', () => {
  const homes = [
    { id: 'dear', price: 20_000_000, beds: 3, lift: true },
    { id: 'above', price: 3_400_000, beds: 3, lift: true },
    { id: 'small', price: 2_900_000, beds: 2, lift: true },
    { id: 'no-lift', price: 2_900_000, beds: 3 },
    { id: 'neither', price: 9_000_000, beds: 1 },
  ];
  expect(nearest('deal=sale&price_max=3000000&beds_min=3&amenity=lift', homes)).toEqual([
    ['small', 'bedsMin'],
    ['above', 'priceMax'],
    ['no-lift', 'amenity'],
  ]);
});

it('lists at most six homes, the cheapest first', () => {
  const homes = [3.9, 3.8, 3.7, 3.6, 3.5, 3.4, 3.3].map((millions) => ({
    id: `${millions}`,
    price: millions * 1_000_000,
    beds: 2,
  }));
  expect(nearest('deal=sale&price_max=2000000', homes).map(([id]) => id)).toEqual([
    '3.3',
    '3.4',
    '3.5',
    '3.6',
    '3.7',
    '3.8',
  ]);
});

it('fills up to three homes with prices of more than twice the limit', () => {
  const homes = [9, 8, 7, 6, 3].map((millions) => ({ id: `${millions}`, price: millions * 1_000_000, beds: 2 }));
  expect(nearest('deal=sale&price_max=2000000', homes).map(([id]) => id)).toEqual(['3', '6', '7']);
});

it('adds homes that miss two wishes if few miss only one', () => {
  const homes = [
    { id: 'one', price: 3_400_000, beds: 3 },
    { id: 'two', price: 3_400_000, beds: 1 },
  ];
  expect(nearest('deal=sale&price_max=3000000&beds_min=3', homes)).toEqual([
    ['one', 'priceMax'],
    ['two', 'bedsMin+priceMax'],
  ]);
});

it.each(['deal=sale&price_max=2000000&beds_min=2', 'price_max=2000000&beds_min=2'])(
  'offers no rents for %s',
  (query) => {
    const homes = [
      { id: 'rent', price: 20_000, beds: 2, deal: 'rent' } as const,
      { id: 'sale', price: 4_000_000, beds: 2 },
    ];
    expect(nearest(query, homes)).toEqual([['sale', 'priceMax']]);
  },
);

it('lists homes at more than twice the price after homes that miss any other wish', () => {
  const homes = [
    { id: 'dear villa', price: 8_000_000, beds: 4, type: 'villa' },
    { id: 'townhouse', price: 900_000, beds: 4, type: 'townhouse' },
  ] as const;
  expect(nearest('deal=sale&type=villa&price_max=1000000', homes)).toEqual([
    ['townhouse', 'types'],
    ['dear villa', 'priceMax'],
  ]);
});
