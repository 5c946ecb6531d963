import 'server-only';
import type { Province } from './collections';
import type { Entities } from './snapshots';
import { entities } from './store.server';

export type Places = {
  provinces: Entities<'provinces'>;
  districts: Entities<'districts'>;
  stations: Entities<'stations'>;
};

/** Everything that turns codes and positions into names; one call, so that components stay synchronous. */
export async function places(): Promise<Places> {
  const [provinces, districts, stations] = await Promise.all([
    entities('provinces'),
    entities('districts'),
    entities('stations'),
  ]);
  return { provinces, districts, stations };
}

/** Provinces in the order of their codes, Bangkok first. */
export async function provinceList(): Promise<Province[]> {
  return [...(await entities('provinces')).values()];
}
