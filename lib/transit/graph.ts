import type { RailRoute, Station } from '../content/collections';

type Edge = {
  readonly to: number;
  readonly minutes: number;
  readonly kind: 'board' | 'ride' | 'alight' | 'change';
};

/**
 * The nodes below `size` are the streets before the stations, in the order of `ids`. The others are trains of a route at
 * a stop, so that only who boards waits.
 */
export type Graph = {
  readonly size: number;
  readonly ids: readonly Station['id'][];
  readonly indexes: ReadonlyMap<Station['id'], number>;
  readonly edges: readonly (readonly Edge[])[];
  /** The line and the station of a node of a train. */
  readonly trains: ReadonlyMap<number, { readonly line: RailRoute['line']; readonly station: number }>;
};

type Ride = { kind: 'ride'; line: RailRoute['line']; from: Station['id']; to: Station['id']; stops: number };
type Change = { kind: 'change'; at: Station['id']; to: Station['id'] };

/** The rides and changes of a way. `until` is the minute at which each ends. */
export type Path = readonly ((Ride | Change) & { until: number; waiting: number })[];

/** The stops at known stations. Minutes of stops left out are added to the next one. */
function knownStops({ stops }: RailRoute, indexes: Graph['indexes']): { station: number; minutes: number }[] {
  let minutes = 0;
  return stops.flatMap((stop) => {
    minutes += stop.minutes ?? 0;
    const station = indexes.get(stop.station);
    if (station === undefined) return [];
    const known = { station, minutes };
    minutes = 0;
    return [known];
  });
}

export function graphOf(stations: readonly Station[], routes: Iterable<RailRoute>): Graph {
  const ids = stations.map(({ id }) => id);
  const indexes = new Map(ids.map((id, index) => [id, index]));
  const edges: Edge[][] = ids.map(() => []);
  const trains = new Map<number, { line: RailRoute['line']; station: number }>();
  const join = (from: number, to: number, minutes: number, kind: Edge['kind']) =>
    edges[from]?.push({ to, minutes, kind });

  for (const route of routes) {
    knownStops(route, indexes).forEach(({ station, minutes }, index) => {
      const train = edges.push([]) - 1;
      trains.set(train, { line: route.line, station });
      join(station, train, route.waitMinutes, 'board');
      join(train, station, 0, 'alight');
      if (index > 0) {
        join(train - 1, train, minutes, 'ride');
        join(train, train - 1, minutes, 'ride');
      }
    });
    for (const change of route.changes) {
      const [from, to] = [indexes.get(change.from), indexes.get(change.to)];
      if (from === undefined || to === undefined) continue;
      join(from, to, change.minutes, 'change');
      join(to, from, change.minutes, 'change');
    }
  }
  return { size: ids.length, ids, indexes, edges, trains };
}

/** Minutes from a station to every node, and the edge and node before each. Dijkstra's algorithm. */
export function shortestPaths({ edges }: Graph, start: number) {
  const minutes = new Float64Array(edges.length).fill(Number.POSITIVE_INFINITY);
  const before: { readonly node: number; readonly edge: Edge }[] = [];
  const done = new Uint8Array(edges.length);
  // At most some dozen nodes are open at a time, for which a list is as fast as a heap.
  const open = [start];
  minutes[start] = 0;
  while (open.length > 0) {
    let nearest = 0;
    for (let index = 1; index < open.length; index++) {
      if ((minutes[open[index] ?? 0] ?? 0) < (minutes[open[nearest] ?? 0] ?? 0)) nearest = index;
    }
    const [node = start] = open.splice(nearest, 1);
    if (done[node] === 1) continue;
    done[node] = 1;
    for (const edge of edges[node] ?? []) {
      const until = (minutes[node] ?? 0) + edge.minutes;
      if (until >= (minutes[edge.to] ?? 0)) continue;
      minutes[edge.to] = until;
      before[edge.to] = { node, edge };
      open.push(edge.to);
    }
  }
  return { minutes, before };
}

/** The rides and changes between two stations, none if no train joins them. */
export function pathBetween(graph: Graph, start: number, end: number): Path {
  const { minutes, before } = shortestPaths(graph, start);
  const { ids, trains } = graph;
  const idOf = (node: number) => ids[trains.get(node)?.station ?? node] ?? '';
  const steps: { node: number; edge: Edge }[] = [];
  for (let node = end; node !== start; ) {
    const step = before[node];
    if (step === undefined) return [];
    steps.unshift(step);
    node = step.node;
  }
  const path: ((Ride | Change) & { until: number; waiting: number })[] = [];
  for (const { node, edge } of steps) {
    const until = minutes[edge.to] ?? 0;
    const last = path.at(-1);
    const at = idOf(node);
    const to = idOf(edge.to);
    if (edge.kind === 'change') path.push({ kind: 'change', at, to, until, waiting: 0 });
    else if (edge.kind === 'board') {
      if (last?.kind === 'ride') path.push({ kind: 'change', at, to, until: last.until, waiting: 0 });
      const line = trains.get(edge.to)?.line;
      if (line !== undefined) path.push({ kind: 'ride', line, from: at, to, stops: 0, until, waiting: edge.minutes });
    } else if (edge.kind === 'ride' && last?.kind === 'ride') {
      last.to = to;
      last.until = until;
      last.stops += 1;
    }
  }
  return path;
}
