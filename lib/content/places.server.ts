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

/** The same object while the collections are the same, so that what follows from it can be kept. */
const together = memoizeBySnapshot('places', (provinces: Places['provinces']) =>
  memoize((districts: Places['districts']) =>
    memoize((subdistricts: Places['subdistricts']) =>
      memoize((stations: Places['stations']): Places => ({ provinces, districts, subdistricts, stations })),
    ),
  ),
);

/** Everything that turns codes and positions into names; one call, so that components stay synchronous. */
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
 * The districts of a province in the order of their codes; undefined for a code that no province has. Rejects while the
 * source has never answered: nobody can say then that there is none.
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
