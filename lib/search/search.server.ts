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
/** The market that homes are compared with, and when it was determined, by `performance.now()`. */
type Compared = { readonly all: readonly Listing[]; readonly market: PriceMarket; readonly at: number };
type Held = Sources & {
  readonly engine: LiveSearchEngine;
  readonly compared: Compared;
  readonly homes: HeldHomes;
  readonly changes: number;
};
type Reader = { readonly known: Places; readonly projects: string; readonly read: (q: string) => Understanding };

// Next gives pages and endpoints each their own copy of a module; the process has one index.
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
  // A project may be called `Pool Villa Hua Hin`: what is understood whole is no name alone.
  const names = projects.split('\n').filter((name) => plain(name).rest !== '');
  const read = sentenceReader(known, names);
  state().reader = { known, projects, read };
  return read;
}

/** Each change leaves an old row in the index. With more changes than this for each home, the index is built again. */
const CHANGES_FOR_EACH_HOME = 0.5;

/**
 * How long comparisons with the market are kept, in milliseconds. A new price changes the comparison of similar homes too,
 * but comparing all of 100,000 homes takes seconds. Until then only edited homes are compared.
 */
const COMPARED_FOR_MS = 600_000;

const isComparisonOld = ({ at }: Compared) => performance.now() - at >= COMPARED_FOR_MS;

/** The facts of the homes on offer; unchanged homes keep their facts. */
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

/** The ids of homes in the old index that were changed or removed. */
const shownOtherwise = (before: HeldHomes, after: HeldHomes): readonly string[] =>
  [...before.keys()].filter((id) => before.get(id)?.listing !== after.get(id)?.listing);

/** What a query means; places that do not exist are left out. */
export async function interpretSearch(params: SearchParams): Promise<Interpretation> {
  const [all, offered] = await Promise.all([places(), activeListings()]);
  return interpret(withKnownPlaces(params, all), readerOf(all, offered));
}

/** The search over the homes on offer. While the index takes in changes, it finds the homes as they were before. */
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

/** How soon the index takes in a change that no search has asked for, in milliseconds. */
const FOLLOW_MS = 1_000;

/** Keeps the index as new as the content from now on. */
export function followContent(): void {
  let followed = 0;
  setInterval(() => {
    const latest = latestChangeAt();
    // A change during an update of the index is noticed after it, because the update is a change too.
    if (latest === followed || state().next !== undefined) return;
    followed = latest;
    void searchEngine();
  }, FOLLOW_MS).unref();
}

/** Builds the index and the sentence reader, so that the first visitor does not wait for them. */
export async function warmSearch(): Promise<void> {
  readerOf(...(await Promise.all([places(), activeListings()])));
  await searchEngine();
}
