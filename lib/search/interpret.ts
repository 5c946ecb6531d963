import { consistent, PARAM_NAMES, type SearchParams } from './params';
import type { Understanding } from './understand';
import { isLand, ofPlot } from './understand/settle';

/** What to search for, and which parts of it were read out of the words. */
export type Interpretation = {
  readonly wanted: SearchParams;
  readonly understood: readonly (keyof SearchParams)[];
};

const isGiven = (value: SearchParams[keyof SearchParams]) =>
  Array.isArray(value) ? value.length > 0 : value !== undefined;

const RANGES = [
  ['priceMin', 'priceMax'],
  ['areaMin', 'areaMax'],
  ['landMin', 'landMax'],
] as const;

/** The names that the words may fill: those that the URL leaves open, and that do not go against what it says. */
function open(asked: SearchParams, filters: Understanding['filters']): readonly (keyof SearchParams)[] {
  const against = new Set<keyof SearchParams>();
  for (const [low, high] of RANGES) {
    const both = {
      ...filters,
      ...Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)),
    };
    if ((both[low] ?? 0) > (both[high] ?? Number.POSITIVE_INFINITY)) against.add(low).add(high);
  }
  // How near, of other stations.
  if (asked.stations.length > 0) against.add('within');
  if (asked.province !== undefined && !filters.district?.startsWith(asked.province)) against.add('district');
  return PARAM_NAMES.filter((name) => name in filters && !isGiven(asked[name]) && !against.has(name));
}

/** A search with its words turned into filters. A filter that the URL names wins over the words. */
export function interpret(asked: SearchParams, understand: (q: string) => Understanding): Interpretation {
  const { rest, filters: read } = understand(asked.q);
  const filters = isLand(asked.types) ? ofPlot(read) : read;
  const names = open(asked, filters);
  const taken = Object.fromEntries(Object.entries(filters).filter(([name]) => names.some((own) => own === name)));
  const wanted = consistent({ ...asked, ...taken, q: rest });
  return { wanted, understood: names.filter((name) => isGiven(wanted[name])) };
}
