import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { faultsOf } from './check-plan';
import { CONDOS } from './homes/condos';
import { HOUSES } from './homes/houses';
import { LARGE_CONDOS } from './homes/large-condos';
import { TOWNHOUSES } from './homes/townhouses';
import { VILLAS } from './homes/villas';
import type { Home } from './plan';

const facts = z.object({ usable_area_sqm: z.number(), bedrooms: z.int(), bathrooms: z.int() });
const listings = z
  .array(z.looseObject({ id: z.string() }))
  .parse(JSON.parse(readFileSync('content/listings.json', 'utf8')));

const HOMES = [...CONDOS, ...LARGE_CONDOS, ...TOWNHOUSES, ...HOUSES, ...VILLAS];
it.each(HOMES)('the plan of $id matches its listing', (home) => {
  const listing = listings.find(({ id }) => id === home.id);
  expect(faultsOf(home, facts.parse(listing))).toEqual([]);
});

const room: Home = {
  id: 'room',
  front: 'n',
  storeys: [
    {
      rooms: [
        { use: 'bedroom', at: [0, 0, 4, 5] },
        { use: 'bathroom', at: [4, 0, 2, 5] },
      ],
      doors: [[4, 1, 's', 'w', 0.8]],
      windows: [],
      furniture: [['bed', 3, 1.2, 1, 2]],
    },
  ],
};

it('reports contradictions with the listing, and furniture that blocks a door', () => {
  expect(faultsOf(room, { usable_area_sqm: 32, bedrooms: 2, bathrooms: 1 })).toEqual([
    'room: bed 3 1.2 1 2 stands in the way of door 4 1 s w 0.8',
    'room: measures 30.00 sq m',
    'room: rooms sum up to 28.42 sq m',
    'room: has another number of bedrooms',
  ]);
});
