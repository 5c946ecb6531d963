import { countryMask } from '@/lib/map/place-picture.server';

export const dynamic = 'force-dynamic';

const HEADERS = { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' };

/** The shape of the country, as the mask of a map that is not there yet. */
export const GET = (): Response => new Response(countryMask(), { headers: HEADERS });
