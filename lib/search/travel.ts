import type { Places as EnginePlaces } from 'thai-property-search/documents';
import type { Places } from '../content/places.server';
import { MAX_STATION_WALK, MAX_WALK, type TransitNetwork, walkWithin } from '../transit/network';
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
