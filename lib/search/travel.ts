import type { Places as EnginePlaces } from 'thai-property-search/documents';
import { walkAlong } from '../content/distance';
import type { Places } from '../content/places.server';
import { MAX_STATION_WALK, MAX_WALK, type TransitNetwork } from '../transit/network';
import { placeOf } from './filters';

export type SearchPlaces = Places & Pick<EnginePlaces, 'travelTo'>;

const onFoot = (atMost: number) => (metres: number) => {
  const { minutes } = walkAlong(metres);
  return minutes <= atMost ? minutes : Number.POSITIVE_INFINITY;
};

/** The places of a search with the ways to them. */
export const withTravel = (known: Places, network: TransitNetwork): SearchPlaces => ({
  ...known,
  travelTo: (place) => {
    const at = placeOf(place, known);
    if (at === undefined) return undefined;
    const { minutesAt } = network.reachFrom(at);
    return { at, minutesFrom: minutesAt, walkToStation: onFoot(MAX_STATION_WALK), walk: onFoot(MAX_WALK) };
  },
});
