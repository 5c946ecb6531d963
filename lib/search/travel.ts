import { WALKING_DETOUR, WALKING_M_PER_MINUTE } from 'thai-property-search/distance';
import type { Places as EnginePlaces } from 'thai-property-search/documents';
import type { Reach } from 'thai-property-search/params';
import type { Places } from '../content/places.server';
import { type Circle, MAX_STATION_WALK, MAX_WALK, type TransitNetwork, walkWithin } from '../transit/network';
import { placeOf } from './filters';

export type SearchPlaces = Places & Pick<EnginePlaces, 'travelTo'>;

/** The places of a search with the ways to them. */
export const withTravel = (known: Places, network: TransitNetwork): SearchPlaces => ({
  ...known,
  travelTo: (place) => {
    const at = placeOf(place, known);
    if (at === undefined) return undefined;
    const { minutesAt } = network.reachFrom(at);
    return {
      at,
      minutesFrom: minutesAt,
      walkToStation: (metres) => walkWithin(metres, MAX_STATION_WALK),
      walk: (metres) => walkWithin(metres, MAX_WALK),
    };
  },
});

/** A walk of so many minutes as a circle. Half a minute more is still rounded to them. */
const circle = ({ lng, lat }: { lng: number; lat: number }, minutes: number): Circle => [
  lng,
  lat,
  ((minutes + 0.5) * WALKING_M_PER_MINUTE) / WALKING_DETOUR,
];

/** Where homes are in reach: on foot around the place, and around each station with the time that is left there. */
export function circlesInReach({ to, minutes }: Reach, known: Places, network: TransitNetwork): readonly Circle[] {
  const at = placeOf(to, known);
  if (at === undefined) return [];
  const { minutesAt } = network.reachFrom(at);
  const stations = [...known.stations.values()].flatMap((station) => {
    const left = Math.min(minutes - minutesAt(station.id), MAX_STATION_WALK);
    return left > 0 ? [circle(station, left)] : [];
  });
  return [circle(at, Math.min(minutes, MAX_WALK)), ...stations];
}
