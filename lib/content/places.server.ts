import 'server-only';
import type { Province } from './collections';
import { onceFor, perSnapshot } from './per-snapshot';
import type { Entities } from './snapshots';
import { entities } from './store.server';

export type Places = {
  provinces: Entities<'provinces'>;
  districts: Entities<'districts'>;
  stations: Entities<'stations'>;
};

/** The same object while the collections are the same, so that what follows from it can be kept. */
const together = perSnapshot('places', (provinces: Places['provinces']) =>
  onceFor((districts: Places['districts']) =>
    onceFor((stations: Places['stations']): Places => ({ provinces, districts, stations })),
  ),
);

/** Everything that turns codes and positions into names; one call, so that components stay synchronous. */
export async function places(): Promise<Places> {
  const [provinces, districts, stations] = await Promise.all([
    entities('provinces'),
    entities('districts'),
    entities('stations'),
  ]);
  return together(provinces)(districts)(stations);
}

/** Provinces in the order of their codes, Bangkok first. */
export async function provinceList(): Promise<Province[]> {
  return [...(await entities('provinces')).values()];
}
