import { AMENITIES } from '../content/listing-choices';
import { isLand } from './land';
import { overrule } from './overrule';
import { consistent, isStationSystem, PARAM_NAMES, type SearchParams } from './params';
import type { Understanding } from './understand';
import { ofPlot } from './understand/settle';
import { HOUSES } from './understand/words-of-homes';

/** What to search for, and which parts of it were read out of the words. */
export type Interpretation = {
  /** As it was asked, without what its words overrule. */
  readonly asked: SearchParams;
  readonly wanted: SearchParams;
  readonly understood: readonly (keyof SearchParams)[];
};

const isGiven = (value: SearchParams[keyof SearchParams]) =>
  Array.isArray(value) ? value.length > 0 : value !== undefined;

const isOf = (station: string, system: string) =>
  system === 'any' || station === system || station.startsWith(`${system}-`);

/** Without what was chosen more exactly than it is said: a villa is a house, and Ari a station of the BTS. */
function unlessChosen(said: Partial<SearchParams>, { types, stations }: SearchParams): Partial<SearchParams> {
  const [system = '', another] = said.stations ?? [];
  const isSystem = another === undefined && isStationSystem(system);
  const isHouse = String(said.types) === String(HOUSES);
  return {
    ...said,
    ...(isHouse && types.length > 0 && types.every((type) => HOUSES.includes(type)) ? { types: [] } : {}),
    ...(isSystem && stations.length > 0 && stations.every((one) => isOf(one, system)) ? { stations: [] } : {}),
  };
}

/**
 * A search with its words turned into filters. The words win over what the URL says beside them: links and forms carry
 * on only words that were not understood, so that these were typed last. Amenities are added to those that are asked for.
 */
export function interpret(asked: SearchParams, understand: (q: string) => Understanding): Interpretation {
  const { rest, filters: read, guessesDeal } = understand(asked.q);
  const filters = isLand(read.types ?? asked.types) ? ofPlot(read, guessesDeal) : read;
  const keepsDeal = guessesDeal && asked.deal !== undefined;
  const said = unlessChosen(keepsDeal ? { ...filters, deal: undefined } : filters, asked);
  const { left, both } = overrule(asked, { ...said, amenities: [] });
  const amenities = AMENITIES.filter((one) => left.amenities.includes(one) || said.amenities?.includes(one));
  const wanted = consistent({ ...both, amenities, q: rest });
  const understood = PARAM_NAMES.filter((name) => isGiven(said[name]) && isGiven(wanted[name]));
  return { asked: left, wanted, understood };
}
