import useSWR from 'swr';
import { createApiClient } from '@/lib/http/api-client';
import { type MapPoints, POINTS_AT_MOST, readPoints } from '@/lib/map/map-points';
import { type SearchParams, serialiseSearchParams } from '@/lib/search/params';

const ENDPOINT = '/api/search/points';
const request = createApiClient(10_000);

async function fetchPoints(query: string): Promise<MapPoints> {
  const points = readPoints(await request(ENDPOINT + query));
  if (points === null) throw new TypeError(`${ENDPOINT} did not answer with points`);
  return points;
}

const usePointsOf = (query: string | null) =>
  useSWR(query === null ? null : (['map-points', query] as const), ([, asked]) => fetchPoints(asked), {
    keepPreviousData: true,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });

/**
 * The points of a search in all places, so that moving the map sends no request. If there are too many for one
 * response, only those in view.
 */
export function usePoints(params: SearchParams): { found: MapPoints | undefined; failed: boolean } {
  const anywhere = { ...params, bbox: undefined, view: 'list' } as const;
  const all = usePointsOf(serialiseSearchParams(anywhere) || '?');
  const isTooMany = all.data !== undefined && all.data.total > POINTS_AT_MOST && params.bbox !== undefined;
  const inView = usePointsOf(isTooMany ? serialiseSearchParams({ ...anywhere, bbox: params.bbox }) : null);
  return { found: (isTooMany ? inView.data : undefined) ?? all.data, failed: all.error !== undefined };
}
