import { metresWithin } from '../distance';
import type { Landmark, LandmarkKind, Listing } from '../documents';

/** In metres: as far as people say that they live near such a landmark. */
const REACH: Readonly<Record<LandmarkKind, number>> = {
  ...{ hospital: 1_500, mall: 1_500, market: 1_500, park: 1_500, school: 1_500 },
  ...{ beach: 3_000, university: 3_000, airport: 15_000 },
};

/** Returns a function that calls `found` with each landmark near a place. It makes no list: there are many listings. */
export function landmarkFinder(
  landmarks: Iterable<Landmark>,
): (geo: NonNullable<Listing['geo']>, found: (id: string) => void) => void {
  const all = Array.from(landmarks, ({ id, kind, lat, lng }) => ({ id, lat, lng, reach: REACH[kind] }));
  return (geo, found) => {
    for (const one of all) if (metresWithin(geo, one, one.reach) !== undefined) found(one.id);
  };
}
