import { places } from '../../../../../lib/content/places.server';
import { serialiseSearchParams } from '../../params';
import { sentenceReader } from '../../understand';

/** The sentence reader with the places of the embedded content. */
export const read = sentenceReader(await places());

/** The filter for the word "house". */
export const HOUSES = 'type=detached-house&type=semi-detached-house&type=townhouse&type=villa';

/** The remaining text of a sentence, and its filters as a URL query. */
export function readAs(sentence: string): readonly [rest: string, filters: string] {
  const { rest, filters } = read(sentence);
  return [rest, decodeURIComponent(serialiseSearchParams(filters).slice(1))];
}
