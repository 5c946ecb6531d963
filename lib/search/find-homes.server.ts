import 'server-only';
import { parseSearchQuery } from 'thai-property-search/params';
import { CARDS_PER_PAGE } from '../config/site';
import { places } from '../content/places.server';
import { relaxations } from './relax';
import { interpretSearch, searchEngine } from './search.server';

/**
 * Runs the search of a URL query. Returns the interpreted search, one page of results, the known places and, if nothing
 * was found, wider searches.
 */
export async function findHomes(query: string) {
  const [interpretation, engine, known] = await Promise.all([
    interpretSearch(parseSearchQuery(new URLSearchParams(query))),
    searchEngine(),
    places(),
  ]);
  const { parsed } = interpretation;
  const result = engine.search(parsed, CARDS_PER_PAGE);
  return {
    ...interpretation,
    places: known,
    result,
    relaxed: result.total === 0 ? relaxations(parsed, engine.count) : [],
  };
}

export type FoundHomes = Awaited<ReturnType<typeof findHomes>>;
