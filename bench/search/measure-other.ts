import { camelKeys } from '../../lib/content/collections';
import { liveBytes, type Times, timed, timesOf } from './clock';
import type { Build } from './contenders/others';
import type { Country } from './market/country';
import type { ListingDocument } from './market/listings';
import { makeQueries, QUERY_SEEDS } from './queries';
import { tokenDocuments } from './token-documents';

export type OtherFigures = {
  readonly buildMs: number;
  readonly bytesAListing: number;
  readonly searches: Readonly<Record<string, Times>>;
};

const WARM_UP = 30;
/** The time limit for a search, in milliseconds. Slow ones run fewer queries of the same mix. */
const PATIENCE_MS = 10_000;

/** Measures the text searches of another library. The texts are tokenized before the measurement. */
export function measureOther(build: Build, documents: readonly ListingDocument[], { places }: Country): OtherFigures {
  const queries = (seed: number) => makeQueries(documents, places, seed).filter(({ q }) => q !== '');
  const { documents: tokens, ofQuery } = tokenDocuments(documents.map(camelKeys), places);
  const words = (seed: number) => queries(seed).map(({ q }) => ofQuery(q));
  const [warmUp, measured] = [words(QUERY_SEEDS.warmUp).slice(0, WARM_UP), words(QUERY_SEEDS.measured)];
  const before = liveBytes();
  const { ms: buildMs, value: searches } = timed(() => build(tokens));
  const bytesAListing = (liveBytes() - before) / documents.length;
  const figures = Object.entries(searches).map(([name, find]) => {
    const each = timed(() => timesOf(warmUp, find)).ms / warmUp.length;
    return [name, timesOf(measured.slice(0, Math.max(WARM_UP, PATIENCE_MS / each)), find)] as const;
  });
  return { buildMs, bytesAListing, searches: Object.fromEntries(figures) };
}
