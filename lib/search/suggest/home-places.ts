import { metresBetween } from 'thai-property-search/distance';
import { DEFAULT_WITHIN_M } from 'thai-property-search/params';
import type { Listing, Station } from '../../content/collections';
import type { Places } from '../../content/places.server';
import { cellOf } from './known-words';
import { type Entry, systemOf } from './place-entries';

/** A lower bound for the length of a degree in Thailand, in metres. */
const DEGREE_M = 100_000;
const REACH_DEGREES = (DEFAULT_WITHIN_M + 1) / DEGREE_M;

/** Finds the stations whose filter includes a listing. The bounds check avoids most distance calculations. */
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

/** The numbers of the entries whose links find a listing, with its cell and its project's key. */
export type HomePlaces = {
  readonly cell: number;
  readonly entries: readonly number[];
  readonly project: string | undefined;
};

const projectKey = ({ project }: Listing) => project && `${project.th ?? ''}\n${project.en ?? ''}`;

/**
 * Returns a function that gives the entries of a listing. Results are cached per listing, so that a recount after a
 * change only processes new listings.
 */
export function homePlaces(entries: readonly Entry[], { stations }: Places): (listing: Listing) => HomePlaces {
  const numbers = new Map(entries.map(({ kind, id }, number) => [`${kind} ${id}`, number]));
  const stationNumbers = new Map(
    entries.flatMap(({ search }, number) => (search.stations ?? []).map((id) => [id, number] as const)),
  );
  const near = stationFinder(stations.values());
  const cache = new WeakMap<Listing, HomePlaces>();
  const find = (listing: Listing): HomePlaces => {
    const { propertyType, deal, address, geo } = listing;
    const ids = (geo ? near(geo) : []).map(({ id }) => id);
    const places = [`type ${propertyType}`, `province ${address.provinceCode}`, `district ${address.districtCode}`];
    const numbersFound = [
      ...places.map((key) => numbers.get(key)),
      ...[...ids, ...ids.map(systemOf), ...(ids.length > 0 ? ['any'] : [])].map((id) => stationNumbers.get(id)),
    ];
    return {
      cell: cellOf(propertyType, deal),
      entries: [...new Set(numbersFound)].filter((number) => number !== undefined),
      project: projectKey(listing),
    };
  };
  return (listing) => {
    const places = cache.get(listing) ?? find(listing);
    cache.set(listing, places);
    return places;
  };
}
