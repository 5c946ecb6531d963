import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CollectionName, District, EntityOf, Station } from '../../../lib/content/collections';
import { parseCollection } from '../../../lib/content/parse-collection';
import type { Places } from '../../../lib/content/places.server';

const CONTENT = 'content';

type Subdistrict = EntityOf<'subdistricts'>;
/** A district with a known centre. */
export type KnownDistrict = District & { readonly centre: NonNullable<District['centre']> };

export type Country = {
  readonly places: Places & { readonly landmarks: ReadonlyMap<string, EntityOf<'landmarks'>> };
  readonly stations: readonly Station[];
  readonly railRoutes: readonly EntityOf<'rail_routes'>[];
  readonly districts: readonly KnownDistrict[];
  readonly subdistrictsOf: ReadonlyMap<string, readonly Subdistrict[]>;
  readonly agents: readonly string[];
};

function read<Name extends CollectionName>(name: Name) {
  return parseCollection(name, JSON.parse(readFileSync(join(CONTENT, `${name}.json`), 'utf8')));
}

/** Reads the real places from the repository's content. */
export function readCountry(): Country {
  const places = {
    ...{ provinces: read('provinces'), districts: read('districts') },
    ...{ subdistricts: read('subdistricts'), stations: read('stations'), landmarks: read('landmarks') },
  };
  const subdistrictsOf = new Map<string, Subdistrict[]>();
  for (const one of places.subdistricts.values()) {
    const own = subdistrictsOf.get(one.districtCode) ?? [];
    own.push(one);
    subdistrictsOf.set(one.districtCode, own);
  }
  return {
    places,
    stations: [...places.stations.values()],
    railRoutes: [...read('rail_routes').values()],
    districts: [...places.districts.values()].flatMap((district) =>
      district.centre ? [{ ...district, centre: district.centre }] : [],
    ),
    subdistrictsOf,
    agents: [...read('team_members').keys()],
  };
}
