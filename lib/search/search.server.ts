import 'server-only';
import type { Correction, SearchEngine } from 'thai-property-search/documents';
import { createEngineInSteps, type LiveSearchEngine } from 'thai-property-search/engine/create-engine';
import { factsReader } from 'thai-property-search/facts';
import { type Interpretation, interpret } from 'thai-property-search/interpret';
import type { SearchParams } from 'thai-property-search/params';
import { type SentenceReader, sentenceReader } from 'thai-property-search/understand';
import { withRightKeyboard } from 'thai-property-search/wrong-keyboard';
import { errorText, log } from '../config/log';
import { processSingleton } from '../config/process-singleton';
import { listingsChangedSince, recordRead, recordSearchChange, versionOfListings } from '../content/change-log';
import type { Listing } from '../content/collections';
import { isActive } from '../content/listings.server';
import { memoize } from '../content/memoize';
import { memoizeBySnapshot, memoizeListings } from '../content/memoize-by-snapshot';
import { eventLoopYielder } from '../content/parse-collection';
import { type Places, places } from '../content/places.server';
import { teamMembers } from '../content/published.server';
import type { Entities } from '../content/snapshots';
import { entities } from '../content/store.server';
import { type PriceMarket, priceEvidence } from '../property/comparables';
import { instalmentOfIncome, priceOfInstalment } from '../property/home-sums';
import { currentMarket } from '../property/price-market.server';
import type { TransitNetwork } from '../transit/network';
import { transitNetwork } from '../transit/network.server';
import english from './english-words.json';
import { withKnownPlaces } from './filters';
import { withoutContacts } from './intents.server';
import { withPayments } from './monthly-payment';
import { type SearchPlaces, withTravel } from './travel';

/** Common words of British and American English, lowercase, in all their forms. */
const ENGLISH_WORDS = new Set(english.words.split(' '));
/** Outside of `build`, because the engine keeps it, and with it all that its scope has. */
const isEnglishWord = (word: string): boolean => ENGLISH_WORDS.has(word);

const withTrains = memoizeBySnapshot('places with trains', (known: Places) =>
  memoize((network: TransitNetwork) => withTravel(known, network)),
);

type Sources = {
  readonly listings: Entities<'listings'>;
  /** When the listings became readable; 0 if they were never loaded. All times are by `performance.now()`. */
  readonly version: number;
  readonly known: SearchPlaces;
};
type Compared = { readonly time: number; readonly version: number };
type IndexedState = Sources & {
  readonly engine: LiveSearchEngine;
  readonly compared: Compared;
  /** The first comparison of all prices, which follows the build of the index. */
  readonly comparing: Promise<void>;
  readonly changes: number;
};
type Reader = { readonly known: Places; readonly projects: string; readonly read: SentenceReader };

type SearchState = { indexed?: IndexedState; next?: Promise<IndexedState> | undefined; reader?: Reader };

export const searchState = processSingleton('search', (): SearchState => ({}));

const state = searchState.get;

/** `บ้านร่มไม้ อารีย์` is also known by its first word, which would otherwise be read as "house". */
const BEGINS_AS_HOUSE = /^บ้าน\S+(?= )/;

/** How many active listings name each project. `text` has the names, sorted, one per line. */
type ProjectNames = { readonly counts: Map<string, number>; readonly text: string };

function textOfNames(counts: ReadonlyMap<string, number>): string {
  const begins = [...counts.keys()].flatMap((name) => BEGINS_AS_HOUSE.exec(name)?.[0] ?? []);
  return [...new Set([...counts.keys(), ...begins])].sort().join('\n');
}

/** Returns whether a name appeared or disappeared. */
function countProject(counts: Map<string, number>, listing: Listing | undefined, by: 1 | -1): boolean {
  if (listing === undefined || !isActive(listing)) return false;
  let hasChanged = false;
  // A name that is the same in both languages counts twice, both when it is added and when it is removed.
  for (const name of [listing.project?.th, listing.project?.en]) {
    if (name === undefined) continue;
    const before = counts.get(name) ?? 0;
    const after = before + by;
    if (after === 0) counts.delete(name);
    else counts.set(name, after);
    hasChanged ||= before === 0 || after === 0;
  }
  return hasChanged;
}

const projectNames = memoizeListings(
  'names of projects',
  (listings): ProjectNames => {
    const counts = new Map<string, number>();
    for (const listing of listings.values()) countProject(counts, listing, 1);
    return { counts, text: textOfNames(counts) };
  },
  ({ counts, text }, changes) => {
    let hasChanged = false;
    for (const { before, after } of changes) {
      // Adds before it removes, so that the count of a name that stays is never 0, and the names are not sorted again.
      hasChanged = countProject(counts, after, 1) || hasChanged;
      hasChanged = countProject(counts, before, -1) || hasChanged;
    }
    return { counts, text: hasChanged ? textOfNames(counts) : text };
  },
);

function readerOf(known: Places, listings: Entities<'listings'>): Reader['read'] {
  const { text: projects } = projectNames(listings);
  const { reader } = state();
  if (reader?.known === known && reader.projects === projects) return reader.read;
  const read = sentenceReader(known, projects.split('\n'), { priceOfInstalment, instalmentOfIncome });
  state().reader = { known, projects, read };
  return read;
}

/** Each change leaves an old row in the index, which is rebuilt after more changes per listing than this. */
const CHANGES_FOR_EACH_HOME = 0.5;

/** In milliseconds. Comparing 100,000 listings takes seconds, so until then only edited ones are compared again. */
const COMPARED_FOR_MS = 600_000;

const isComparisonOld = ({ compared, version }: IndexedState) =>
  compared.version !== version && performance.now() - compared.time >= COMPARED_FOR_MS;

const discountOf = (listing: Listing, market: PriceMarket): number => priceEvidence(listing, market)?.percentBelow ?? 0;

function* comparisons(listings: Sources['listings'], market: PriceMarket, engine: LiveSearchEngine): Generator<void> {
  const discounts = new Map<string, number>();
  for (const listing of listings.values()) {
    if (isActive(listing)) discounts.set(listing.id, discountOf(listing, market));
    yield;
  }
  engine.setDiscounts(discounts);
}

async function inSlices(steps: Generator<void>): Promise<void> {
  const yieldIfDue = eventLoopYielder();
  for (const _ of steps) await yieldIfDue();
}

/** Compares after the build. Who asks for discounts before that waits for the rest of the comparisons. */
function comparedLater(engine: LiveSearchEngine, steps: Generator<void>) {
  let rest: Generator<void> | undefined = steps;
  const comparing = inSlices(steps).finally(() => {
    rest = undefined;
  });
  const asked = (params: SearchParams): SearchParams => {
    if (params.sort === 'discount' || params.discountMin !== undefined) while (rest?.next().done === false);
    return params;
  };
  const compared: LiveSearchEngine = {
    ...engine,
    count: (params) => engine.count(asked(params)),
    finds: (params) => engine.finds(asked(params)),
    idsOf: (params, limit) => engine.idsOf(asked(params), limit),
    search: (params, size) => engine.search(asked(params), size),
  };
  return { engine: withPayments(compared), comparing };
}

async function build(sources: Sources, market: PriceMarket): Promise<IndexedState> {
  const { listings, known, version } = sources;
  const factsOf = factsReader(known.stations.values());
  const yieldIfDue = eventLoopYielder();
  const facts = [];
  for (const listing of listings.values()) {
    if (isActive(listing)) facts.push(factsOf(listing, 0));
    await yieldIfDue();
  }
  const engine = await createEngineInSteps(facts, known, yieldIfDue, isEnglishWord);
  const later = comparedLater(engine, comparisons(listings, market, engine));
  return { ...sources, ...later, compared: { time: performance.now(), version }, changes: 0 };
}

async function update(
  { engine }: IndexedState,
  changed: readonly string[],
  { listings, known }: Sources,
  market: PriceMarket,
): Promise<void> {
  const factsOf = factsReader(known.stations.values());
  const yieldIfDue = eventLoopYielder();
  for (const id of changed) {
    const listing = listings.get(id);
    if (listing !== undefined && isActive(listing)) engine.upsert(factsOf(listing, discountOf(listing, market)));
    else engine.remove(id);
    await yieldIfDue();
  }
}

async function next(
  sources: Sources,
  indexed: IndexedState | undefined,
  changed: readonly string[] | undefined,
): Promise<IndexedState> {
  // Would otherwise overwrite the comparison of a listing that has changed since.
  await indexed?.comparing;
  const market = await currentMarket(Date.now());
  const changes = (indexed?.changes ?? 0) + (changed?.length ?? 0);
  const canUpdate = indexed?.known === sources.known && changes <= sources.listings.size * CHANGES_FOR_EACH_HOME;
  if (changed === undefined || !canUpdate) return build(sources, market);
  await update(indexed, changed, sources, market);
  const updated = { ...indexed, ...sources, changes };
  if (!isComparisonOld(updated)) return updated;
  await inSlices(comparisons(sources.listings, market, updated.engine));
  return { ...updated, compared: { time: performance.now(), version: sources.version } };
}

type TypedSearch = Interpretation & { readonly retyped: readonly Correction[] };

/** Interprets a search. `retyped` are the words that were typed with the other keyboard layout. */
export async function interpretSearch(params: SearchParams): Promise<TypedSearch> {
  const [all, listings, engine, members] = await Promise.all([
    places(),
    entities('listings'),
    searchEngine(),
    teamMembers(),
  ]);
  const { q, corrections: retyped } = withRightKeyboard(params.q, engine.known);
  const read = readerOf(all, listings);
  const understand: Reader['read'] = (text, ...context) => read(withoutContacts(text, members), ...context);
  return { ...interpret(withKnownPlaces({ ...params, q }, all), understand, engine), retyped };
}

/** Finds the listings as they were while the index is updating. Waits only for the first index. */
export async function searchEngine(): Promise<SearchEngine & Pick<LiveSearchEngine, 'known'>> {
  recordRead('search');
  const [listings, all, network] = await Promise.all([entities('listings'), places(), transitNetwork()]);
  const known = withTrains(all)(network);
  const version = versionOfListings(listings) ?? 0;
  const current = state();
  const { indexed } = current;
  if (indexed?.version === version && indexed.known === known && !isComparisonOld(indexed)) return indexed.engine;
  const changed = listingsChangedSince(indexed?.version ?? 0);
  current.next ??= next({ listings, version, known }, indexed, changed)
    .then((updated) => {
      current.indexed = updated;
      recordSearchChange(changed);
      return updated;
    })
    .finally(() => {
      current.next = undefined;
    });
  if (indexed === undefined || indexed.version === 0) return (await current.next).engine;
  current.next.catch((error: unknown) => log('error', 'search index not updated', { reason: errorText(error) }));
  return indexed.engine;
}

const FOLLOW_MS = 1_000;

export function followContent(): void {
  setInterval(() => {
    searchEngine().catch((error: unknown) => log('error', 'search index not built', { reason: errorText(error) }));
  }, FOLLOW_MS).unref();
}

/** Builds the index and the sentence reader at startup, so that the first visitor does not wait for them. */
export async function warmSearch(): Promise<void> {
  readerOf(...(await Promise.all([places(), entities('listings')])));
  await searchEngine();
}
