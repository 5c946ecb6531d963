import 'server-only';
import { type Correction, FACET_NAMES } from 'thai-property-search/documents';
import { paramKey, parseSearchQuery, type SearchParams } from 'thai-property-search/params';
import { CARDS_PER_PAGE } from '../config/site';
import type { Listing } from '../content/collections';
import { activeListings, listingsByIds } from '../content/listings.server';
import { memoize } from '../content/memoize';
import { memoizeBySnapshot } from '../content/memoize-by-snapshot';
import { type Places, places } from '../content/places.server';
import type { Locale } from '../i18n/locales';
import type { Trip } from '../transit/network';
import { transitNetwork } from '../transit/network.server';
import { activeFilters, placeOf } from './filters';
import { nearestHomes } from './nearest-homes';
import { relaxations } from './relax';
import { interpretSearch, searchEngine } from './search.server';
import { suggester } from './suggest/suggester';
import type { Suggestion } from './suggest/suggestion';

/** Joins corrections of a word that was both typed with the other keyboard layout and misspelt. */
function inOneStep(retyped: readonly Correction[], corrections: readonly Correction[]): readonly Correction[] {
  const next = (taken: string) => corrections.find(({ typed }) => typed === taken);
  const others = corrections.filter(({ typed }) => retyped.every(({ taken }) => taken !== typed));
  return [...retyped.map(({ typed, taken }) => ({ typed, taken: next(taken)?.taken ?? taken })), ...others];
}

/** One page of results of a URL query and, if nothing was found, wider searches and the nearest listings. */
export async function findHomes(query: string) {
  const [interpretation, engine, known] = await Promise.all([
    interpretSearch(parseSearchQuery(new URLSearchParams(query))),
    searchEngine(),
    places(),
  ]);
  const { parsed, retyped } = interpretation;
  const found = engine.search(parsed, CARDS_PER_PAGE);
  const result = { ...found, corrections: inOneStep(retyped, found.corrections) };
  const relaxed = result.total === 0 ? relaxations(parsed, engine.count) : [];
  const to = parsed.reach && placeOf(parsed.reach.to, known);
  return {
    ...interpretation,
    places: known,
    isFarFromTrains: to !== undefined && (await transitNetwork()).stationsNear(to).stations.length === 0,
    result,
    relaxed,
    nearest: nearestHomes(parsed, relaxed, engine),
  };
}

/** The way from each home to the place of a `reach`, by id, where there is one. */
export async function tripsTo(
  reach: SearchParams['reach'],
  homes: readonly Pick<Listing, 'id' | 'geo'>[],
): Promise<ReadonlyMap<string, Trip>> {
  const [network, known] = await Promise.all([transitNetwork(), places()]);
  const to = reach && placeOf(reach.to, known);
  return new Map(
    homes.flatMap(({ id, geo }) => {
      const trip = to && geo && network.trip(geo, to);
      return trip === undefined ? [] : [[id, trip] as const];
    }),
  );
}

/** The number of results, and by filter key and value how many have it and all other filters: `counts.type.condo`. */
export async function countHomes(typed: SearchParams) {
  const [{ parsed }, engine] = await Promise.all([interpretSearch(typed), searchEngine()]);
  const { total, facets } = engine.search(parsed, 1);
  const counts = Object.fromEntries(FACET_NAMES.map((name) => [paramKey(name), Object.fromEntries(facets[name])]));
  return { total, counts };
}

export type FoundHomes = Awaited<ReturnType<typeof findHomes>>;

const MAX_NEWEST = 1_000;

/** The number of results, and how many are published after an instant in milliseconds, at most 1,000. */
export async function freshCount(params: SearchParams, since: number): Promise<{ total: number; fresh: number }> {
  const { parsed } = await interpretSearch(params);
  const engine = await searchEngine();
  const newest = await listingsByIds(engine.idsOf({ ...parsed, sort: 'newest', page: 1 }, MAX_NEWEST));
  return {
    total: engine.count(parsed),
    fresh: newest.filter(({ publishedAt }) => Date.parse(publishedAt) > since).length,
  };
}

/** Parses an instant in UTC, `2026-11-21T03:00:00Z`, to milliseconds. Null for anything else and for invalid dates. */
export function readInstant(text: string | null): number | null {
  if (text === null || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(text)) return null;
  const time = Date.parse(text);
  // `Date.parse` accepts some invalid days, such as 30 February, as days of the next month.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text.slice(0, 19)) ? time : null;
}

/** The filters that a search became. A district says where it is, so its province is left out. */
export async function understoodFilters(search: SearchParams) {
  const [{ parsed, instalments }, known] = await Promise.all([interpretSearch(search), places()]);
  const filters = activeFilters(parsed).filter(({ name }) => name !== 'province' || parsed.district === undefined);
  return { params: parsed, filters, instalments, places: known };
}

/** How many filters make a text a sentence of which some words may be left, such as the name of a project. */
const CLEAR_FILTERS = 2;

/** A text that became filters, and the number of homes. Null if words are left that no home with the filters has. */
/** Of a sentence, beside its suggestion. */
const BEST_HOMES = 2;

export async function sentenceSearch(q: string) {
  const [understood, engine] = await Promise.all([
    understoodFilters(parseSearchQuery(new URLSearchParams({ q }))),
    searchEngine(),
  ]);
  const count = engine.count(understood.params);
  const isWhole = understood.params.q === '';
  // The words that are left are one of the filters.
  const isClear = isWhole || (understood.filters.length > CLEAR_FILTERS && count > 0);
  if (!isClear) return null;
  const homes = await listingsByIds(isWhole ? engine.idsOf(understood.params, BEST_HOMES) : []);
  return { ...understood, count, isWhole, homes };
}

const suggesterOf = memoizeBySnapshot('suggester', (known: Places) =>
  memoize((offered: readonly Listing[]) => suggester(offered, known)),
);

export async function suggestionsFor(q: string, locale: Locale): Promise<readonly Suggestion[]> {
  const [known, offered] = await Promise.all([places(), activeListings()]);
  return suggesterOf(known)(offered)(q, locale);
}
