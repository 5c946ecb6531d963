import { readFileSync } from 'node:fs';
import { parseSearchQuery, serialiseSearchParams } from 'thai-property-search/params';
import { AlertIndex } from '../../lib/alerts/alert-store.server';
import type { HomeChange } from '../../lib/alerts/home-changes';
import { type Match, Matching } from '../../lib/alerts/matching.server';
import type { Listing } from '../../lib/content/collections';
import { places } from '../../lib/content/places.server';
import { createSnapshots } from '../../lib/content/snapshots';
import { contentStore, entitiesOrFail } from '../../lib/content/store.server';
import { interpretSearch, searchEngine, searchState } from '../../lib/search/search.server';
import { liveBytes } from '../search/clock';
import { readListings } from '../search/documents';
import { makeQueries } from '../search/queries';
import { randomFrom } from '../search/random';

/** `measure.mjs <file of listings> <number of listings> <stored searches> <changes> <searches to run plainly>` */
const [path = '', size = '', stored = '', changed = '', plainly = ''] = process.argv.slice(2);
/** Changes that come at the same time. */
const TOGETHER = 500;
const SEED = 40;

const documents = await readListings(path, Number(size));
const content = createSnapshots({
  kind: 'embedded',
  load: async (name) => (name === 'listings' ? documents : JSON.parse(readFileSync(`content/${name}.json`, 'utf8'))),
});
await content.refresh();
contentStore.set({ opening: Promise.resolve(content) });
const listings = await entitiesOrFail('listings');
await searchEngine();
await searchState.get().next;

/** Searches of all kinds of the search benchmark, of different people. */
async function storedSearches(): Promise<AlertIndex> {
  const known = await places();
  const searches = new AlertIndex();
  let people = 0;
  for (let seed = 1_000; searches.size < Number(stored); seed++) {
    for (const { kind, url } of makeQueries(documents, known, seed)) {
      if (kind === 'deep pages' || searches.size === Number(stored)) continue;
      const query = serialiseSearchParams({ ...parseSearchQuery(url), sort: undefined, view: 'list', page: 1 });
      searches.add(query, `person ${people++}`, 'alert');
    }
  }
  return searches;
}

/** Milliseconds of processor time, because other work on the machine is none of ours. */
async function measured<T>(work: () => Promise<T>): Promise<{ ms: number; value: T }> {
  const before = process.cpuUsage();
  const value = await work();
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1_000, value };
}

const searches = await storedSearches();
const matching = new Matching();
const active = [...listings.values()].filter(({ recordStatus }) => recordStatus === 'Active');
const asNew = (homes: readonly Listing[]): HomeChange[] =>
  homes.map(({ id, price }) => ({ news: { home: id, kind: 'new' }, price }));
const match = async (homes: readonly Listing[]): Promise<readonly Match[]> =>
  (await matching.match({ searches, homes: new AlertIndex() }, asNew(homes), listings)) ?? [];

/** What the stored searches find if each is run, as its page does, beside the matches. */
async function plain(queries: readonly string[], homes: readonly Listing[], matches: readonly Match[]) {
  const found = new Map<string, string[]>();
  const { ms } = await measured(async () => {
    const engine = await searchEngine();
    for (const query of queries) {
      const { parsed } = await interpretSearch(parseSearchQuery(new URLSearchParams(query)));
      found.set(query, [...engine.idsOf(parsed, listings.size)]);
    }
  });
  const changedIds = new Set(homes.map(({ id }) => id));
  const differences = queries.filter((query) => {
    const owners = new Set([...searches.of(query)].map(({ subscriber }) => subscriber));
    const own = matches.filter(({ subscriber }) => owners.has(subscriber)).map(({ change }) => change.news.home);
    const expected = found.get(query)?.filter((id) => changedIds.has(id)) ?? [];
    return [...new Set(own)].sort().join() !== expected.sort().join();
  });
  return { ms, differences };
}

const random = randomFrom(SEED);
const before = liveBytes();
const first = await measured(() => match(random.some(active, 1)));
const bytes = liveBytes() - before;
const ms: number[] = [];
const told: Match[] = [];
const homes = random.some(active, Number(changed));
for (const home of homes) {
  const one = await measured(() => match([home]));
  ms.push(one.ms);
  told.push(...one.value);
}
const together = await measured(() => match(random.some(active, TOGETHER)));
const compared = await plain(random.some([...searches.keys()], Number(plainly)), homes, told);
process.stdout.write(
  JSON.stringify({
    firstMs: first.ms,
    bytes,
    ms,
    matches: told.length,
    togetherMs: together.ms,
    plainMs: compared.ms,
    differences: compared.differences,
  }),
);
