import 'server-only';
import type { Station } from '../content/collections';
import { entities } from '../content/store.server';
import type { Coordinates, Trip } from './network';
import { transitNetwork } from './network.server';

/** Where most people in Bangkok work or change trains: Siam, Asok and Sala Daeng (Silom). */
const HUBS = ['BTS-CEN', 'BTS-E4', 'BTS-S2'];

export type HubTrip = { readonly station: Station; readonly trip: Trip };

/** The ways to the centres of Bangkok, for places from which a train goes there. */
export async function hubTrips(from: Coordinates | undefined): Promise<HubTrip[]> {
  const [stations, network] = await Promise.all([entities('stations'), transitNetwork()]);
  return HUBS.flatMap((id) => {
    const station = stations.get(id);
    const trip = from && station && network.trip(from, station);
    return station === undefined || trip === undefined ? [] : [{ station, trip }];
  });
}
