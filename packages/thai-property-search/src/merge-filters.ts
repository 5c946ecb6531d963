import { GREATER_BANGKOK } from './documents';
import { FACTS, type Fact, isLand, LAND_AMENITIES } from './listing-choices';
import { ANY_SEARCH, isStationGroup, PARAM_NAMES, type SearchParams } from './params';

type Name = keyof SearchParams;
type Filters = Partial<SearchParams>;

const RANGES = [
  ['priceMin', 'priceMax'],
  ['areaMin', 'areaMax'],
  ['landMin', 'landMax'],
  ['floorMin', 'floorMax'],
] as const;

const BEDS = ['bedsMin', 'bedsMax'] as const;

const OF_BUILDINGS = [...BEDS, 'bathsMin', 'areaMin', 'areaMax', 'condition', 'furnishing', 'storeys'] as const;

const only = (params: Filters, names: readonly Name[]) => Object.fromEntries(names.map((name) => [name, params[name]]));

const isFar = (place: string | undefined) => place !== undefined && !GREATER_BANGKOK.test(place);

/** The place filters to drop because the words name another place. A train system covers every place with trains. */
function conflictingPlaces({ stations, province, district }: SearchParams, added: Filters): readonly Name[] {
  const isPlace = Boolean(added.q || added.province || added.stations?.some((station) => !isStationGroup(station)));
  const isSystem = added.stations?.some((station) => isStationGroup(station) && station !== 'any');
  const leavesStations = isPlace && (isFar(added.province) || !stations.every(isStationGroup));
  return [
    ...(isPlace || (isSystem && isFar(province ?? district)) ? (['province', 'district', 'bbox'] as const) : []),
    ...(leavesStations ? (['stations', 'within'] as const) : []),
  ];
}

function conflictingLimits(before: SearchParams, added: Filters): readonly Name[] {
  const limitOf = (name: (typeof RANGES)[number][number]) => added[name] ?? before[name];
  const against = RANGES.filter(
    ([low, high]) =>
      (added[low] ?? added[high]) !== undefined && (limitOf(low) ?? 0) >= (limitOf(high) ?? Number.POSITIVE_INFINITY),
  );
  const isOtherDeal = added.deal !== undefined && before.deal !== undefined && added.deal !== before.deal;
  return [...against.flat(), ...(isOtherDeal ? (['priceMin', 'priceMax', 'paymentMax'] as const) : [])];
}

function impossibleFilters(types: SearchParams['types']): readonly Name[] {
  if (types.length === 0) return [];
  return [
    ...(isLand(types) ? OF_BUILDINGS : []),
    ...(types.includes('condo') ? [] : (['foreignQuota', 'floorMin', 'floorMax'] as const)),
    ...(types.every((type) => type === 'condo') ? (['landMin', 'landMax', 'storeys'] as const) : []),
  ];
}

const OF_SALES: readonly Fact[] = ['below-appraisal', 'seller-pays-transfer', 'ready-to-transfer', 'with-tenant'];

function isImpossible(fact: Fact, { types = [], facts = [], bedsMin, bedsMax, condition, deal }: Filters): boolean {
  if (fact === 'studio') return (bedsMin ?? bedsMax) !== undefined || (types.length > 0 && !types.includes('condo'));
  if (fact === 'second-hand') return condition === 'new' || isLand(types);
  if (fact === 'ready-to-transfer' && facts.includes('with-tenant')) return true;
  if (fact === 'with-tenant' && facts.includes('ready-to-transfer')) return true;
  return deal === 'rent' && OF_SALES.includes(fact);
}

const contradictedByFacts = ({ condition, deal }: SearchParams, { facts = [] }: Filters): readonly Name[] => [
  ...(facts.includes('studio') ? BEDS : []),
  ...(deal === 'rent' && facts.some((fact) => OF_SALES.includes(fact))
    ? (['deal', 'priceMin', 'priceMax'] as const)
    : []),
  ...(facts.includes('second-hand') && condition === 'new' ? (['condition'] as const) : []),
];

/** `remaining` is the search without the filters that the new ones replace or contradict; `merged` adds the new. */
export function mergeFilters(before: SearchParams, added: Filters): { remaining: SearchParams; merged: SearchParams } {
  const types = added.types ?? [];
  const names = PARAM_NAMES.filter(
    (name) => name !== 'facts' && String(added[name] ?? ANY_SEARCH[name]) !== String(ANY_SEARCH[name]),
  );
  const dropped = [
    ...[...names, ...conflictingPlaces(before, added)],
    ...((added.bedsMin ?? added.bedsMax) === undefined ? [] : BEDS),
    ...[...conflictingLimits(before, added), ...impossibleFilters(types), ...contradictedByFacts(before, added)],
  ];
  const rest: SearchParams = { ...before, ...only(ANY_SEARCH, dropped) };
  const amenities = isLand(types)
    ? rest.amenities.filter((amenity) => LAND_AMENITIES.includes(amenity))
    : rest.amenities;
  const left = rest.facts.filter((fact) => !isImpossible(fact, added));
  const facts = FACTS.filter((fact) => left.includes(fact) || added.facts?.includes(fact));
  const remaining = { ...rest, amenities, facts: left };
  return { remaining, merged: { ...remaining, ...only(added, names), facts } };
}
