import { ANY_SEARCH, isStationSystem, PARAM_NAMES, type SearchParams } from './params';

type Name = keyof SearchParams;
type Said = Partial<SearchParams>;

const RANGES = [
  ['priceMin', 'priceMax'],
  ['areaMin', 'areaMax'],
  ['landMin', 'landMax'],
] as const;

const only = (params: Said, names: readonly Name[]) => Object.fromEntries(names.map((name) => [name, params[name]]));

/** Where the search was before, if another place or a name is said; a system of trains is everywhere. */
function placesLeft({ stations }: SearchParams, said: Said): readonly Name[] {
  const isPlace = Boolean(said.q || said.province || said.stations?.some((station) => !isStationSystem(station)));
  if (!isPlace) return [];
  return [
    'province',
    'district',
    'bbox',
    ...(stations.every(isStationSystem) ? [] : (['stations', 'within'] as const)),
  ];
}

/** Ends of ranges that go against what is said, and the prices of another deal. */
function endsLeft(before: SearchParams, said: Said): readonly Name[] {
  const at = (name: (typeof RANGES)[number][number]) => said[name] ?? before[name];
  const against = RANGES.filter(([low, high]) => (at(low) ?? 0) > (at(high) ?? Number.POSITIVE_INFINITY));
  const isOtherDeal = said.deal !== undefined && before.deal !== undefined && said.deal !== before.deal;
  return [...against.flat(), ...(isOtherDeal ? (['priceMin', 'priceMax'] as const) : [])];
}

/**
 * A search about which something more was said. `left`: what it said before, without what is said anew and what goes
 * against it, since that was meant for another search; `both`: with what was said. Undefined and empty say nothing.
 */
export function overrule(before: SearchParams, said: Said): { left: SearchParams; both: SearchParams } {
  const names = PARAM_NAMES.filter((name) => String(said[name] ?? ANY_SEARCH[name]) !== String(ANY_SEARCH[name]));
  const gone = [...names, ...placesLeft(before, said), ...endsLeft(before, said)];
  const left: SearchParams = { ...before, ...only(ANY_SEARCH, gone) };
  return { left, both: { ...left, ...only(said, names) } };
}
