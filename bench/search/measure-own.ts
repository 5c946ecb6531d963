import { createEngine, type LiveSearchEngine } from 'thai-property-search/engine/create-engine';
import { factsReader, type ListingFacts } from 'thai-property-search/facts';
import { interpret } from 'thai-property-search/interpret';
import { ANY_SEARCH, parseSearchQuery } from 'thai-property-search/params';
import { sentenceReader } from 'thai-property-search/understand';
import { withRightKeyboard } from 'thai-property-search/wrong-keyboard';
import { CARDS_PER_PAGE } from '../../lib/config/site';
import { camelKeys, type Listing } from '../../lib/content/collections';
import type { Places } from '../../lib/content/places.server';
import { priceEvidenceOf, priceMarket } from '../../lib/property/comparables';
import { HomesAlike } from '../../lib/property/homes-alike';
import english from '../../lib/search/english-words.json';
import { withKnownPlaces } from '../../lib/search/filters';
import { suggester } from '../../lib/search/suggest/suggester';
import { withTravel } from '../../lib/search/travel';
import { buildNetwork } from '../../lib/transit/network';
import { liveBytes, type Times, timed, timesOf } from './clock';
import type { Country } from './market/country';
import { type ListingDocument, TODAY } from './market/listings';
import { makeQueries, QUERY_SEEDS, type Query, typedTexts } from './queries';
import { randomFrom } from './random';

const englishWords = new Set(english.words.split(' '));
// Not in `build`: the engine keeps it, and would keep the facts in the same scope.
const isEnglishWord = (word: string) => englishWords.has(word);

export type OwnFigures = {
  /** The milliseconds of each part. */
  readonly build: Readonly<Record<'evidence' | 'facts' | 'index', number>>;
  readonly bytesAListing: number;
  /** The same after all queries and changes, including what they allocated. */
  readonly bytesAListingUsed: number;
  readonly kinds: readonly string[];
  /** All queries, from the URL to the page of results with facets. */
  readonly full: Times;
  /** The same for queries with words. */
  readonly fullWithWords: Times;
  /** A pure text search, in which no word becomes a filter. */
  readonly wordsOnly: Times;
  readonly changed: Times;
  /** Suggestions during typing, with one more letter each time. */
  readonly suggest: Times;
  readonly suggestBuildMs: number;
  readonly networkBuildMs: number;
};

const CHANGES = 200;
const WARM_UP = 100;

type Built = { readonly engine: LiveSearchEngine; readonly build: OwnFigures['build'] };

function build(listings: readonly Listing[], places: Places): Built {
  const evidence = timed(() => priceEvidenceOf(listings, priceMarket(new HomesAlike(listings), TODAY)));
  const facts = timed(() => {
    const factsOf = factsReader(places.stations.values());
    return listings.map((one) => factsOf(one, evidence.value.get(one.id)?.percentBelow ?? 0));
  });
  const engine = timed(() => createEngine(facts.value, places, isEnglishWord));
  return { engine: engine.value, build: { evidence: evidence.ms, facts: facts.ms, index: engine.ms } };
}

/** Changes the price and title of a listing, then searches for it by its code, sorted by price. */
function change(listing: Listing, engine: LiveSearchEngine, places: Places): number {
  const title = { th: `${listing.title.th} ลดราคา`, en: `${listing.title.en} reduced` };
  const factsOf = factsReader(places.stations.values());
  const facts: ListingFacts = factsOf({ ...listing, title, price: (listing.price ?? 0) - 1_000 }, 0);
  engine.upsert(facts);
  const { ids } = engine.search({ ...ANY_SEARCH, q: listing.code, sort: 'price-asc' }, CARDS_PER_PAGE);
  if (ids[0] !== listing.id) throw new Error(`${listing.code} was changed and is not found`);
  return ids.length;
}

/** Measures suggestions, which have a separate index. */
function measureSuggestions(listings: readonly Listing[], places: Places, queries: readonly Query[] = []) {
  const { ms: suggestBuildMs, value: suggest } = timed(() => suggester(listings, places));
  const typed = typedTexts(queries);
  const ask = (text: string) => suggest(text, 'th-th').length;
  timesOf(typed.slice(0, WARM_UP), ask);
  return { suggestBuildMs, suggest: timesOf(typed, ask) };
}

/** Measures the site's search: building the index, queries and changes. */
export function measureOwn(documents: readonly ListingDocument[], country: Country): OwnFigures {
  const { stations, railRoutes } = country;
  const { ms: networkBuildMs, value: network } = timed(() => buildNetwork(stations, railRoutes));
  const places = withTravel(country.places, network);
  const listings = documents.map(camelKeys);
  const [warmUp, measured] = [QUERY_SEEDS.warmUp, QUERY_SEEDS.measured].map((seed) =>
    makeQueries(documents, places, seed),
  );
  const before = liveBytes();
  const { engine, build: parts } = build(listings, places);
  const bytesAListing = (liveBytes() - before) / listings.length;
  const read = sentenceReader(places);
  const full = ({ url }: Query) => {
    const typed = parseSearchQuery(url);
    const { q } = withRightKeyboard(typed.q, engine.known);
    const { parsed } = interpret(withKnownPlaces({ ...typed, q }, places), read, engine);
    return engine.search(parsed, CARDS_PER_PAGE).total;
  };
  const words = ({ q }: Query) => engine.search({ ...ANY_SEARCH, q }, CARDS_PER_PAGE).total;
  const withWords = (queries: readonly Query[] = []) => queries.filter(({ q }) => q !== '');
  timesOf(warmUp ?? [], full);
  const figures = {
    build: parts,
    kinds: (measured ?? []).map(({ kind }) => kind),
    full: timesOf(measured ?? [], full),
    fullWithWords: timesOf(withWords(measured), full),
    wordsOnly: timesOf(withWords(measured), words),
    changed: timesOf(randomFrom(3).some(listings, CHANGES), (one) => change(one, engine, places)),
  };
  const bytesAListingUsed = (liveBytes() - before) / listings.length;
  return {
    ...figures,
    bytesAListing,
    bytesAListingUsed,
    ...measureSuggestions(listings, places, measured),
    networkBuildMs,
  };
}
