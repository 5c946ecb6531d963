import 'server-only';
import { type NearLandmark, nearestLandmarks } from './distance';
import { entities } from './store.server';

/** A short trip by car or bus. Outside the city centre, few landmarks are within walking distance. */
const WITHIN_M = 5_000;
const AT_MOST = { limit: 6, ofAKind: 2 };

/** The landmarks within 5 km of a point in a straight line, nearest first: at most six, and two of a kind. */
export async function landmarksNear(from: { lat: number; lng: number }): Promise<NearLandmark[]> {
  return nearestLandmarks(from, (await entities('landmarks')).values(), WITHIN_M, AT_MOST);
}
