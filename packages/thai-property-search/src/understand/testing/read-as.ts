import { places } from '../../../../../lib/content/places.server';
import { serialiseSearchParams } from '../../params';
import { sentenceReader } from '../../understand';

/** Round figures instead of a bank’s: a home costs two hundred instalments. */
const LOAN = {
  priceOfInstalment: (monthly: number) => monthly * 200,
  instalmentOfIncome: (income: number) => income * 0.4,
};

export const read = sentenceReader(await places(), [], LOAN);

export const HOUSES = 'type=detached-house&type=semi-detached-house&type=townhouse&type=villa';

export function readAs(sentence: string): readonly [rest: string, filters: string] {
  const { rest, filters } = read(sentence);
  return [rest, decodeURIComponent(serialiseSearchParams(filters).slice(1))];
}
