import { AMENITIES, isLand } from './listing-choices';
import { mergeFilters } from './merge-filters';
import { isStationGroup, normalizeParams, PARAM_NAMES, type SearchParams } from './params';
import type { SentenceReader, Understanding } from './understand';
import { asPlotArea } from './understand/settle';
import { HOUSES } from './understand/words-of-homes';

export type Interpretation = {
  /** The search as typed, without the filters that its words override. */
  readonly typed: SearchParams;
  /** The search to run: words that are filters are no longer in `q`. */
  readonly parsed: SearchParams;
  readonly fromWords: readonly (keyof SearchParams)[];
} & Pick<Understanding, 'intents' | 'instalments' | 'foreignMoney' | 'trace'>;

const isGiven = (value: SearchParams[keyof SearchParams]) =>
  Array.isArray(value) ? value.length > 0 : value !== undefined;

/** Ids of stations and lines begin with their system: `MRT-PK20`, `mrt-pink`. */
const isOf = (station: string, group: string) =>
  group === 'any' || station === group || station.toUpperCase().startsWith(`${group}-`);

/** Drops filters for which the visitor already chose something narrower: a villa is a house, Ari a BTS station. */
function unlessChosen(filters: Partial<SearchParams>, { types, stations }: SearchParams): Partial<SearchParams> {
  const [group = '', second] = filters.stations ?? [];
  const isGroup = second === undefined && isStationGroup(group);
  const isHouse = String(filters.types) === String(HOUSES);
  return {
    ...filters,
    ...(isHouse && types.length > 0 && types.every((type) => HOUSES.includes(type)) ? { types: [] } : {}),
    ...(isGroup && stations.length > 0 && stations.every((one) => isOf(one, group)) ? { stations: [] } : {}),
  };
}

/** Turns words into filters. They win over the URL: forms carry only words not understood, so these were typed last. */
export function interpret(typed: SearchParams, understand: SentenceReader): Interpretation {
  const { rest, filters: understood, guessesDeal, ...aside } = understand(typed.q, typed.types);
  const filters = isLand(understood.types ?? typed.types) ? asPlotArea(understood, guessesDeal) : understood;
  const keepsDeal = guessesDeal && typed.deal !== undefined;
  const added = unlessChosen(keepsDeal ? { ...filters, deal: undefined } : filters, typed);
  const { remaining, merged } = mergeFilters(typed, { ...added, amenities: [] });
  const amenities = AMENITIES.filter((one) => remaining.amenities.includes(one) || added.amenities?.includes(one));
  const parsed = normalizeParams({ ...merged, amenities, q: rest });
  const fromWords = PARAM_NAMES.filter((name) => isGiven(added[name]) && isGiven(parsed[name]));
  return { typed: remaining, parsed, fromWords, ...aside };
}
