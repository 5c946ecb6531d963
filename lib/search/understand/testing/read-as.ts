import { places } from '../../../content/places.server';
import { serialiseSearchParams } from '../../params';
import { sentenceReader } from '../../understand';

/** The reader with the places of the embedded content. */
export const read = sentenceReader(await places());

/** What a house alone means. */
export const HOUSES = 'type=detached-house&type=semi-detached-house&type=townhouse&type=villa';

/** What is left of a sentence, and its filters as the URL would carry them. */
export function readAs(sentence: string): readonly [rest: string, filters: string] {
  const { rest, filters } = read(sentence);
  return [rest, decodeURIComponent(serialiseSearchParams(filters).slice(1))];
}
