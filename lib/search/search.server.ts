import 'server-only';
import { errorText, log } from '../config/log';
import { latestChangeAt, noteSearchChange } from '../content/change-log';
import type { Listing } from '../content/collections';
import { eventLoopYielder } from '../content/event-loop-yielder';
import { activeListings, allListings } from '../content/listings.server';
import { memoizeBySnapshot } from '../content/memoize-by-snapshot';
import { type Places, places } from '../content/places.server';
import { noteRead } from '../content/read-tags';
import { type PriceMarket, priceEvidence } from '../property/comparables';
import { marketOf } from '../property/price-market.server';
import { createEngine, type LiveSearchEngine } from './engine/create-engine';
import { factsReader, type ListingFacts } from './engine/facts';
import { changedIds, follow, type HeldHomes } from './engine/follow';
import { type Interpretation, interpret } from './interpret';
import { withKnownPlaces } from './known-places';
import type { SearchParams } from './params';
import { projectNames } from './project-names';
import type { SearchEngine } from './result';
import { sentenceReader, type Understanding } from './understand';

type Sources = { readonly all: readonly Listing[]; readonly offered: readonly Listing[]; readonly known: Places };
/** The market that listings are compared with, and when it was calculated, by `performance.now()`. */
type Compared = { readonly all: readonly Listing[]; readonly market: PriceMarket; readonly at: number };
type Held = Sources & {
  readonly engine: LiveSearchEngine;
  readonly compared: Compared;
  readonly homes: HeldHomes;
  readonly changes: number;
};
type Reader = { readonly known: Places; readonly projects: string; readonly read: (q: string) => Understanding };

// Next.js bundles this module separately for pages and route handlers. A global gives the process a single index.
declare global {
  var rommaiSearch: { held?: Held; next?: Promise<Held> | undefined; reader?: Reader } | undefined;
}

function state() {
  globalThis.rommaiSearch ??= {};
  return globalThis.rommaiSearch;
}

const projectsOf = memoizeBySnapshot('names of projects', (offered: readonly Listing[]) =>
  projectNames(offered).join('\n'),
);

function readerOf(known: Places, offered: readonly Listing[]): Reader['read'] {
  const projects = projectsOf(offered);
  const { reader } = state();
  if (reader?.known === known && reader.projects === projects) return reader.read;
  const plain = sentenceReader(known);
  // A project may be called `Pool Villa Hua Hin`. A name that the reader understands completely is not protected as a
  // name.
  const names = projects.split('\n').filter((name) => plain(name).rest !== '');
  const read = sentenceReader(known, names);
  state().reader = { known, projects, read };
  return read;
}

/**
 * Each change leaves an old row in the index. The index is rebuilt when there are more changes per listing than this.
 */
const CHANGES_FOR_EACH_HOME = 0.5;

/**
 * How long market comparisons stay cached, in milliseconds. A new price also changes the comparison of similar
 * listings, but comparing 100,000 listings takes seconds. Until then only edited listings are compared again.
 */
const COMPARED_FOR_MS = 600_000;

const isComparisonOld = ({ at }: Compared) => performance.now() - at >= COMPARED_FOR_MS;

/** The facts of the active listings. Unchanged listings reuse their facts. */
async function factsOf(
  { offered, known }: Sources,
  { market }: Compared,
  before: Held | undefined,
): Promise<HeldHomes> {
  const factsOfHome = factsReader(known.stations.values());
  const homes = new Map<string, ListingFacts>();
  const yieldIfDue = eventLoopYielder();
  for (const listing of offered) {
    const facts = before?.homes.get(listing.id);
    const isSame = facts?.listing === listing;
    homes.set(listing.id, isSame ? facts : factsOfHome(listing, priceEvidence(listing, market)?.percentBelow ?? 0));
    await yieldIfDue();
  }
  return homes;
}

async function hold(sources: Sources, before: Held | undefined): Promise<Held> {
  const { all } = sources;
  const kept = before?.known === sources.known && !isComparisonOld(before.compared) ? before : undefined;
  const compared = kept?.compared ?? { all, market: marketOf(all, Date.now()), at: performance.now() };
  const homes = await factsOf(sources, compared, kept);
  if (before?.known === sources.known) {
    const changed = await changedIds(before.homes, homes);
    const changes = before.changes + changed.length;
    if (changes <= homes.size * CHANGES_FOR_EACH_HOME) {
      await follow(before.engine, changed, homes);
      return { ...sources, compared, homes, changes, engine: before.engine };
    }
  }
  return { ...sources, compared, homes, changes: 0, engine: createEngine([...homes.values()], sources.known) };
}

/** The ids of listings in the old index that were changed or removed. */
const shownOtherwise = (before: HeldHomes, after: HeldHomes): readonly string[] =>
  [...before.keys()].filter((id) => before.get(id)?.listing !== after.get(id)?.listing);

/** Interprets a query. Places that do not exist are left out. */
export async function interpretSearch(params: SearchParams): Promise<Interpretation> {
  const [all, offered] = await Promise.all([places(), activeListings()]);
  return interpret(withKnownPlaces(params, all), readerOf(all, offered));
}

/** The search over the active listings. While the index is updating, it finds the listings as they were before. */
export async function searchEngine(): Promise<SearchEngine> {
  noteRead('search');
  const [all, offered, known] = await Promise.all([allListings(), activeListings(), places()]);
  const current = state();
  const { held } = current;
  const isSame = held?.all === all && held.offered === offered && held.known === known;
  if (isSame && (held.compared.all === all || !isComparisonOld(held.compared))) return held.engine;
  current.next ??= hold({ all, offered, known }, held)
    .then((next) => {
      current.held = next;
      noteSearchChange(shownOtherwise(held?.homes ?? new Map(), next.homes));
      return next;
    })
    .finally(() => {
      current.next = undefined;
    });
  if (held === undefined) return (await current.next).engine;
  current.next.catch((error: unknown) => log('error', `the search keeps the homes it has: ${errorText(error)}`));
  return held.engine;
}

/** How often the index checks for changes that no search has triggered, in milliseconds. */
const FOLLOW_MS = 1_000;

/** Updates the index in the background whenever the content changes. */
export function followContent(): void {
  let followed = 0;
  setInterval(() => {
    const latest = latestChangeAt();
    // A change during an index update is picked up by the next check, because `latestChangeAt` changes again.
    if (latest === followed || state().next !== undefined) return;
    followed = latest;
    void searchEngine();
  }, FOLLOW_MS).unref();
}

/** Builds the index and the sentence reader at startup, so that the first visitor does not wait for them. */
export async function warmSearch(): Promise<void> {
  readerOf(...(await Promise.all([places(), activeListings()])));
  await searchEngine();
}
