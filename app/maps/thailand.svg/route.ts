import { countryMask } from '@/lib/map/place-picture.server';

export const dynamic = 'force-dynamic';

const HEADERS = { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' };

let mask: string | undefined;

/** The shape of the country, as the mask of a map that is not there yet. */
export function GET(): Response {
  mask ??= countryMask();
  return new Response(mask, { headers: HEADERS });
}
