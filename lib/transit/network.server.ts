import 'server-only';
import { memoize } from '../content/memoize';
import { memoizeBySnapshot } from '../content/memoize-by-snapshot';
import type { Entities } from '../content/snapshots';
import { entities } from '../content/store.server';
import { buildNetwork } from './network';

const networkOf = memoizeBySnapshot('transit network', (stations: Entities<'stations'>) =>
  memoize((routes: Entities<'rail_routes'>) => buildNetwork(stations.values(), routes.values())),
);

/** The network of the current content. The same object until stations or routes change. */
export async function transitNetwork() {
  const [stations, routes] = await Promise.all([entities('stations'), entities('rail_routes')]);
  return networkOf(stations)(routes);
}
