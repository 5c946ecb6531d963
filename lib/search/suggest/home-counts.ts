import { metresBetween } from 'thai-property-search/distance';
import { DEFAULT_WITHIN_M, isStationGroup } from 'thai-property-search/params';
import type { Listing, Station } from '../../content/collections';
import type { Places } from '../../content/places.server';
import { projectId } from '../../content/projects';
import { type Candidate, type Entry, Shortlist, systemOf } from './entries';
import { CELLS, cellOf, cellsOf, NO_WISH, type Wish } from './known-words';
import { FITS, type NameIndex } from './name-index';
import type { SearchKind } from './suggestion';

export type Project = {
  readonly key: string;
  readonly name: NonNullable<Listing['project']>;
  readonly district: string;
};

/** By property type and deal. Projects come after the places, sorted by key. */
export type HomeCounts = {
  readonly projects: readonly Project[];
  readonly under: (wish: Wish) => (entry: number) => number;
};

/** Sums the cells of a wish. The totals of the empty wish, the most common one, are computed in advance. */
function counter(counts: Uint32Array): HomeCounts['under'] {
  const total = (entry: number, cells: readonly number[]) => {
    let sum = 0;
    for (const cell of cells) sum += counts[entry * CELLS + cell] ?? 0;
    return sum;
  };
  const everything = cellsOf(NO_WISH);
  const totals = Uint32Array.from({ length: counts.length / CELLS }, (_, entry) => total(entry, everything));
  return (wish) => {
    if (wish.types.length === 0 && wish.deal === undefined) return (entry) => totals[entry] ?? 0;
    const cells = cellsOf(wish);
    return (entry) => total(entry, cells);
  };
}

export function countHomes(
  listings: readonly Listing[],
  places: readonly Entry[],
  placesOf: (listing: Listing) => HomePlaces,
): HomeCounts {
  const counts = new Uint32Array(places.length * CELLS);
  const byProject = new Map<string, { project: Project; cells: Uint32Array }>();
  for (const listing of listings) {
    const { cell, entries, project: key } = placesOf(listing);
    for (const entry of entries) counts[entry * CELLS + cell] = (counts[entry * CELLS + cell] ?? 0) + 1;
    if (key === undefined || listing.project === undefined) continue;
    const project = { key, name: listing.project, district: listing.address.districtCode };
    const counted = byProject.get(key) ?? { project, cells: new Uint32Array(CELLS) };
    counted.cells[cell] = (counted.cells[cell] ?? 0) + 1;
    byProject.set(key, counted);
  }
  const sorted = [...byProject.values()].sort((a, b) => (a.project.key < b.project.key ? -1 : 1));
  const all = new Uint32Array(counts.length + sorted.length * CELLS);
  all.set(counts);
  for (const [index, { cells }] of sorted.entries()) all.set(cells, counts.length + index * CELLS);
  return { projects: sorted.map(({ project }) => project), under: counter(all) };
}

/** A lower bound for the length of a degree in Thailand, in metres. */
const DEGREE_M = 100_000;
const REACH_DEGREES = (DEFAULT_WITHIN_M + 1) / DEGREE_M;

function stationFinder(stations: Iterable<Station>): (geo: NonNullable<Listing['geo']>) => readonly Station[] {
  const all = [...stations];
  return (geo) =>
    all.filter(
      (station) =>
        Math.abs(station.lat - geo.lat) <= REACH_DEGREES &&
        Math.abs(station.lng - geo.lng) <= REACH_DEGREES &&
        Math.round(metresBetween(geo, station)) <= DEFAULT_WITHIN_M,
    );
}

type HomePlaces = {
  readonly cell: number;
  readonly entries: readonly number[];
  readonly project: string | undefined;
};

/** Caches by listing, so that a recount after a change only processes new listings. */
export function homePlaces(entries: readonly Entry[], { stations }: Places): (listing: Listing) => HomePlaces {
  const numbers = new Map(entries.map(({ kind, id }, number) => [`${kind} ${id}`, number]));
  const stationNumbers = new Map(
    entries.flatMap(({ search }, number) => (search.stations ?? []).map((id) => [id, number] as const)),
  );
  const near = stationFinder(stations.values());
  const cache = new WeakMap<Listing, HomePlaces>();
  const find = (listing: Listing): HomePlaces => {
    const { propertyType, deal, address, geo } = listing;
    const stationsNear = geo ? near(geo) : [];
    const ids = stationsNear.map(({ id }) => id);
    const groups = [...ids.map(systemOf), ...stationsNear.map(({ line }) => line), ...(ids.length > 0 ? ['any'] : [])];
    const places = [`type ${propertyType}`, `province ${address.provinceCode}`, `district ${address.districtCode}`];
    const numbersFound = [
      ...places.map((key) => numbers.get(key)),
      ...[...ids, ...groups].map((id) => stationNumbers.get(id)),
    ];
    return {
      cell: cellOf(propertyType, deal),
      entries: [...new Set(numbersFound)].filter((number) => number !== undefined),
      project: projectId(listing),
    };
  };
  return (listing) => {
    const places = cache.get(listing) ?? find(listing);
    cache.set(listing, places);
    return places;
  };
}

export type SuggestIndex = {
  readonly entries: readonly Entry[];
  readonly names: readonly NameIndex[];
  readonly countsUnder: HomeCounts['under'];
};

/** How many entries of each kind to show before the visitor types. Systems and lines are excluded as too broad. */
const BEGINNING: readonly (readonly [SearchKind, number])[] = [
  ['station', 3],
  ['district', 3],
  ['type', 2],
];
const isGroup = ({ kind, id }: Entry) => kind === 'station' && isStationGroup(id);

export function mostHomes(
  { entries, countsUnder }: SuggestIndex,
  kinds: readonly SearchKind[],
  wish: Wish,
): readonly Candidate[] {
  const list = new Shortlist();
  const countOf = countsUnder(wish);
  for (const [number, entry] of entries.entries()) {
    if (!kinds.includes(entry.kind) || isGroup(entry)) continue;
    if (wish.system !== undefined && !entry.id.startsWith(`${wish.system}-`)) continue;
    const count = countOf(number);
    if (count > 0) list.offer({ entry, number, rank: FITS.length * 2, count, wish });
  }
  return list.candidates;
}

export const popularPlaces = (index: SuggestIndex): readonly Candidate[] =>
  BEGINNING.flatMap(([kind, atMost]) => mostHomes(index, [kind], NO_WISH).slice(0, atMost));
