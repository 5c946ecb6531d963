import type { Listing, Places, SearchEngine } from './src/documents';
import { createEngine } from './src/engine/create-engine';
import { factsReader } from './src/facts';
import { AMENITIES, DEALS, PROPERTY_TYPES } from './src/listing-choices';
import { ANY_SEARCH, type SearchParams } from './src/params';
import { plainEngine } from './src/testing/plain-engine';

// Compares the engine with `plainEngine` on the same searches. They have filters only: `plainEngine` ignores text.
const LISTINGS = 20_000;
const SEARCHES = 300;

/** Pseudo-random numbers in [0, 1): a linear congruential generator (Numerical Recipes), so that each run is the same. */
let state = 20261127;
function random(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
}
const below = (limit: number) => Math.floor(random() * limit);
function one<Value>(values: readonly Value[]): Value {
  const value = values[below(values.length)];
  if (value === undefined) throw new Error('nothing to choose from');
  return value;
}

const listing = (index: number): Listing => ({
  id: `l${index}`,
  code: `RM-${10_000 + index}`,
  deal: one(DEALS),
  propertyType: one(PROPERTY_TYPES),
  collections: [],
  title: { th: `บ้านหลังที่ ${index}`, en: `Home ${index}` },
  description: { th: 'ใกล้รถไฟฟ้า เงียบสงบ', en: 'Quiet, near the train' },
  highlights: [],
  price: 1_000_000 + below(200) * 50_000,
  usableAreaSqm: 30 + below(200),
  bedrooms: below(5),
  bathrooms: 1 + below(4),
  tenure: 'freehold',
  address: { provinceCode: '10', districtCode: `10${String(1 + below(50)).padStart(2, '0')}` },
  geo: { lat: 13.6 + random() * 0.3, lng: 100.4 + random() * 0.3 },
  amenities: AMENITIES.filter(() => random() < 0.2),
  publishedAt: new Date(Date.UTC(2026, 0, 1 + below(300))).toISOString(),
});

const search = (): SearchParams => ({
  ...ANY_SEARCH,
  deal: one(DEALS),
  types: random() < 0.5 ? [one(PROPERTY_TYPES)] : [],
  priceMax: 2_000_000 + below(80) * 100_000,
  bedsMin: below(4),
  amenities: random() < 0.3 ? [one(AMENITIES)] : [],
  sort: one(['newest', 'price-asc', 'price-desc'] as const),
});

const processorMs = () => process.cpuUsage().user / 1_000 + process.cpuUsage().system / 1_000;

function measured<Result>(work: () => Result): { result: Result; ms: number } {
  const from = processorMs();
  return { result: work(), ms: processorMs() - from };
}

const places: Places = { provinces: new Map(), districts: new Map(), subdistricts: new Map(), stations: new Map() };
const factsOf = factsReader([]);
const all = Array.from({ length: LISTINGS }, (_, index) => factsOf(listing(index), 0));
const searches = Array.from({ length: SEARCHES }, search);
const idsOf = (engine: SearchEngine, some: readonly SearchParams[]) => some.map((each) => engine.search(each, 12).ids);

const built = measured(() => createEngine(all, places));
const fast = measured(() => idsOf(built.result, searches));
// A tenth of the searches: the plain engine needs some 100 ms for each.
const some = searches.slice(0, SEARCHES / 10);
const slow = plainEngine(all);
// Its first search reads the texts of all listings, which the engine has done while it was built.
slow.search(ANY_SEARCH, 1);
const plain = measured(() => idsOf(slow, some));
if (JSON.stringify(fast.result.slice(0, some.length)) !== JSON.stringify(plain.result))
  throw new Error('the engines find different listings');
const each = { engine: fast.ms / searches.length, plain: plain.ms / some.length };
console.log(`${LISTINGS} listings, index built in ${Math.round(built.ms)} ms of processor time`);
console.log(`one search with facets: ${each.engine.toFixed(2)} ms, plain engine ${each.plain.toFixed(1)} ms`);
console.log(`ratio: ${(each.plain / each.engine).toFixed(0)}`);
