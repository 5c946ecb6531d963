import 'server-only';
import type { Listing } from '../content/collections';
import { activeListings, allListings } from '../content/listings.server';
import { perSnapshot } from '../content/per-snapshot';
import { type Places, places } from '../content/places.server';
import { priceEvidenceOf } from '../property/price-evidence';
import { createEngine, type LiveSearchEngine } from './engine/create-engine';
import { listingFacts } from './engine/facts';
import { follow, type HeldHomes } from './engine/follow';
import { type Interpretation, interpret } from './interpret';
import { withKnownPlaces } from './known-places';
import type { SearchParams } from './params';
import type { SearchEngine } from './result';
import { sentenceReader } from './understand';

type Sources = { readonly all: readonly Listing[]; readonly offered: readonly Listing[]; readonly known: Places };
type Held = Sources & { readonly engine: LiveSearchEngine; readonly homes: HeldHomes; readonly changes: number };

// Next gives pages and endpoints each their own copy of a module; the process has one index.
declare global {
  var rommaiSearch: Held | undefined;
}

const readerOf = perSnapshot(sentenceReader);

/** Changed homes leave their old rows behind: with so many for each home the index is made anew. */
const CHANGES_FOR_EACH_HOME = 0.5;

function factsOf({ all, offered, known }: Sources): HeldHomes {
  const evidence = priceEvidenceOf(offered, all, Date.now());
  const stations = [...known.stations.values()];
  const discount = (id: string) => evidence.get(id)?.percentBelow ?? 0;
  return new Map(offered.map((listing) => [listing.id, listingFacts(listing, stations, discount(listing.id))]));
}

function hold(sources: Sources, before: Held | undefined): Held {
  const homes = factsOf(sources);
  if (before?.known === sources.known) {
    const changes = before.changes + follow(before.engine, before.homes, homes);
    if (changes <= homes.size * CHANGES_FOR_EACH_HOME) return { ...sources, homes, changes, engine: before.engine };
  }
  return { ...sources, homes, changes: 0, engine: createEngine([...homes.values()], sources.known) };
}

/** What a query asks for, with places that exist, and what its words mean. */
export async function interpretSearch(params: SearchParams): Promise<Interpretation & { asked: SearchParams }> {
  const all = await places();
  const asked = withKnownPlaces(params, all);
  return { asked, ...interpret(asked, readerOf(all)) };
}

/** Over the homes on offer, as they are now. */
export async function searchEngine(): Promise<SearchEngine> {
  const [all, offered, known] = await Promise.all([allListings(), activeListings(), places()]);
  const before = globalThis.rommaiSearch;
  const isSame = before?.all === all && before.offered === offered && before.known === known;
  const held = isSame ? before : hold({ all, offered, known }, before);
  globalThis.rommaiSearch = held;
  return held.engine;
}
