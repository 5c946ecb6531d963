import { parsePoint } from 'thai-property-search/area-shape';
import { districtsAround, districtsOf, knownPlaces, subdistrictsOf } from '@/lib/content/places.server';
import { refusal } from '@/lib/http/requests';
import { transitNetwork } from '@/lib/transit/network.server';

export const dynamic = 'force-dynamic';

/** As long as a page. Thailand's districts change only every few years. */
const CACHE_CONTROL = 'public, max-age=600, s-maxage=600';

function parsePlacesQuery(query: URLSearchParams) {
  const [province, district, station] = [query.get('province'), query.get('district'), query.get('station')];
  if (query.has('to')) return parseTimes(query);
  if (station !== null && /^[A-Z]+-[A-Z0-9]+$/.test(station)) return () => districtsAround(station);
  if (query.get('landmarks') === 'all' && province === null && district === null) return knownPlaces;
  if (province !== null && district === null && /^\d{2}$/.test(province)) return () => districtsOf(province);
  if (district !== null && province === null && /^\d{4}$/.test(district)) return () => subdistrictsOf(district);
  return null;
}

const MAX_POINTS = 10;

/** The minutes of `?to=13.74,100.56&from=13.75,100.53` by train and on foot from each point; null without a way. */
function parseTimes(query: URLSearchParams) {
  const to = parsePoint(query.get('to') ?? '');
  const texts = query.getAll('from');
  const from = texts.slice(0, MAX_POINTS).flatMap((text) => parsePoint(text) ?? []);
  if (to === undefined || from.length === 0 || from.length !== texts.length) return null;
  return async () => {
    const network = await transitNetwork();
    return from.map((point) => network.trip(point, to)?.minutes ?? null);
  };
}

/**
 * In both languages: the districts of `?province=10`, the subdistricts of `?district=1001` with their postcodes, those
 * around `?station=BTS-E9`, or the stations and landmarks of `?landmarks=all` with their points. With `?to=` the minutes to a place.
 */
export async function GET(request: Request): Promise<Response> {
  const load = parsePlacesQuery(new URL(request.url).searchParams);
  if (load === null) return refusal(400);
  try {
    const found = await load();
    return found === undefined ? refusal(404) : Response.json(found, { headers: { 'Cache-Control': CACHE_CONTROL } });
  } catch {
    // The error is logged where the content is loaded.
    return refusal(503);
  }
}
