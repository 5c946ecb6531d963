import type { SearchEngine } from 'thai-property-search/documents';
import { ANY_SEARCH, type SearchParams } from 'thai-property-search/params';
import type { Area, AreaKind } from '../content/areas';
import type { Station } from '../content/collections';

/** The search that finds the listings of an area page. */
export function areaSearch({ province, district }: Pick<Area, 'province' | 'district'>, kind: AreaKind): SearchParams {
  return { ...ANY_SEARCH, types: kind === 'homes' ? [] : [kind], province: province.id, district: district?.id };
}

export type AreaStation = {
  readonly name: string;
  readonly station: Station;
  readonly count: number;
  readonly search: SearchParams;
};

type Counted = { readonly name: string; readonly count: number };
const fullestFirst = (a: Counted, b: Counted) => b.count - a.count || a.name.localeCompare(b.name);

/** The stations with the most listings of a kind in an area, in descending order. An interchange appears once. */
export function areaStations(
  area: Area,
  kind: AreaKind,
  engine: SearchEngine,
  stations: ReadonlyMap<string, Station>,
  limit: number,
): AreaStation[] {
  const params = areaSearch(area, kind);
  const counts = engine.search(params, 1).facets.stations;
  const byName = new Map<string, Station[]>();
  for (const id of counts.keys()) {
    const station = stations.get(id);
    if (station !== undefined) byName.set(station.name.en, [...(byName.get(station.name.en) ?? []), station]);
  }
  const leastNear = (sameName: readonly Station[]) => Math.max(...sameName.map(({ id }) => counts.get(id) ?? 0));
  return [...byName]
    .map(([name, sameName]) => ({ name, same: sameName, count: leastNear(sameName) }))
    .sort(fullestFirst)
    .slice(0, limit)
    .flatMap(({ name, same: sameName, count }) => {
      const [station, other] = sameName;
      if (station === undefined) return [];
      const search = { ...params, stations: sameName.map(({ id }) => id).sort() };
      // A listing near two lines of an interchange counts once. Only a search can tell, and a search of a city is slow.
      return [{ name, station, search, count: other ? engine.count(search) : count }];
    })
    .sort(fullestFirst);
}
