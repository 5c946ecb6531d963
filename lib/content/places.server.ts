import 'server-only';
import type { Province } from './collections';
import { memoize, memoizeBySnapshot } from './memoize-by-snapshot';
import type { NamedPlace } from './named-place';
import type { Entities } from './snapshots';
import { entities, entitiesOrFail } from './store.server';

export type Places = {
  provinces: Entities<'provinces'>;
  districts: Entities<'districts'>;
  subdistricts: Entities<'subdistricts'>;
  stations: Entities<'stations'>;
};

/** Returns the same object for the same collections, so that values derived from it can be memoized. */
const together = memoizeBySnapshot('places', (provinces: Places['provinces']) =>
  memoize((districts: Places['districts']) =>
    memoize((subdistricts: Places['subdistricts']) =>
      memoize((stations: Places['stations']): Places => ({ provinces, districts, subdistricts, stations })),
    ),
  ),
);

/** All data for resolving codes and positions to names. One call, so that components stay synchronous. */
export async function places(): Promise<Places> {
  const [provinces, districts, subdistricts, stations] = await Promise.all([
    entities('provinces'),
    entities('districts'),
    entities('subdistricts'),
    entities('stations'),
  ]);
  return together(provinces)(districts)(subdistricts)(stations);
}

/** Provinces in the order of their codes, Bangkok first. */
export async function provinceList(): Promise<Province[]> {
  return [...(await entities('provinces')).values()];
}

/**
 * The districts of a province by code, or undefined for an unknown province. Rejects until the source has first
 * answered, because an unknown code is not yet certain.
 */
export async function districtsOf(province: string): Promise<NamedPlace[] | undefined> {
  const [provinces, districts] = await Promise.all([entitiesOrFail('provinces'), entitiesOrFail('districts')]);
  if (!provinces.has(province)) return undefined;
  const inside = [...districts.values()].filter(({ provinceCode }) => provinceCode === province);
  return inside.map(({ id, name }) => ({ id, name }));
}

/** The subdistricts of a district with their postcodes, like `districtsOf`. */
export async function subdistrictsOf(district: string): Promise<NamedPlace[] | undefined> {
  const [districts, subdistricts] = await Promise.all([entitiesOrFail('districts'), entitiesOrFail('subdistricts')]);
  if (!districts.has(district)) return undefined;
  const inside = [...subdistricts.values()].filter(({ districtCode }) => districtCode === district);
  return inside.map(({ id, name, postcode }) => ({ id, name, postcode }));
}
