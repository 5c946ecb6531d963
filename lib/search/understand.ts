import type { Places } from '../content/places.server';
import type { SearchParams } from './params';

/** What a sentence asks for: filters, and the words that stay words. */
export type Understanding = {
  readonly rest: string;
  readonly filters: Partial<Omit<SearchParams, 'q' | 'view' | 'page'>>;
};

/** Reads sentences with the names of these places. Deterministic; never throws. */
export function sentenceReader(_places: Places): (q: string) => Understanding {
  return (q) => ({ rest: q, filters: {} });
}
