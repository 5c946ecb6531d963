import { places } from '../../../../../lib/content/places.server';
import { serialiseSearchParams } from '../../params';
import { sentenceReader } from '../../understand';

export const read = sentenceReader(await places());

export const HOUSES = 'type=detached-house&type=semi-detached-house&type=townhouse&type=villa';

export function readAs(sentence: string): readonly [rest: string, filters: string] {
  const { rest, filters } = read(sentence);
  return [rest, decodeURIComponent(serialiseSearchParams(filters).slice(1))];
}
