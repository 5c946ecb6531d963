import { AMENITIES } from '../content/listing-choices';
import { overrule } from './overrule';
import { consistent, PARAM_NAMES, type SearchParams } from './params';
import type { Understanding } from './understand';
import { isLand, ofPlot } from './understand/settle';

/** What to search for, and which parts of it were read out of the words. */
export type Interpretation = {
  /** As it was asked, without what its words overrule. */
  readonly asked: SearchParams;
  readonly wanted: SearchParams;
  readonly understood: readonly (keyof SearchParams)[];
};

const isGiven = (value: SearchParams[keyof SearchParams]) =>
  Array.isArray(value) ? value.length > 0 : value !== undefined;

/**
 * A search with its words turned into filters. The words win over what the URL says beside them: links and forms carry
 * on only words that were not understood, so that these were typed last. Amenities are added to those that are asked for.
 */
export function interpret(asked: SearchParams, understand: (q: string) => Understanding): Interpretation {
  const { rest, filters: read, guessesDeal } = understand(asked.q);
  const filters = isLand(read.types ?? asked.types) ? ofPlot(read) : read;
  const keepsDeal = guessesDeal && asked.deal !== undefined;
  const said: Partial<SearchParams> = keepsDeal ? { ...filters, deal: undefined } : filters;
  const { left, both } = overrule(asked, { ...said, amenities: [] });
  const amenities = AMENITIES.filter((one) => asked.amenities.includes(one) || said.amenities?.includes(one));
  const wanted = consistent({ ...both, amenities, q: rest });
  const understood = PARAM_NAMES.filter((name) => isGiven(said[name]) && isGiven(wanted[name]));
  return { asked: left, wanted, understood };
}
