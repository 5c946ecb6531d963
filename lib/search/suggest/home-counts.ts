import type { Listing } from '../../content/collections';
import type { HomePlaces } from './home-places';
import { CELLS, cellsOf, NO_WISH, type Wish } from './known-words';
import type { Entry } from './place-entries';

export type Project = {
  readonly key: string;
  readonly name: NonNullable<Listing['project']>;
  readonly district: string;
};

/**
 * How many listings each entry's link finds, by property type and deal. Projects come after the places, sorted by key.
 */
export type HomeCounts = {
  readonly projects: readonly Project[];
  /** Returns the counts for a wish. */
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
