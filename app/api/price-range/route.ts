import { PROPERTY_TYPES } from 'thai-property-search/listing-choices';
import { places } from '@/lib/content/places.server';
import { refusal } from '@/lib/http/requests';
import { priceRange } from '@/lib/property/comparables';
import { currentMarket } from '@/lib/property/price-market.server';
import { contentMissing } from '../../content-missing';

export const dynamic = 'force-dynamic';

const CACHE_CONTROL = 'public, max-age=600, s-maxage=600';

function parseHome(query: URLSearchParams) {
  const propertyType = PROPERTY_TYPES.find((type) => type === query.get('type'));
  const district = query.get('district') ?? '';
  const size = query.get('size') ?? '';
  if (propertyType === undefined || !/^\d{4}$/.test(district) || !/^\d{1,8}(\.\d{1,2})?$/.test(size)) return null;
  return Number(size) > 0 ? { propertyType, district, area: Number(size) } : null;
}

/**
 * What is asked for homes alike, by `?type=condo&district=1039&size=35`: THB per m², or for land per square wah. The
 * size has the same unit.
 */
export async function GET(request: Request): Promise<Response> {
  const home = parseHome(new URL(request.url).searchParams);
  if (home === null) return refusal(400);
  const [{ districts }, market] = await Promise.all([places(), currentMarket(Date.now())]);
  const missing = await contentMissing('listings', 'districts');
  if (missing !== null) return missing;
  const district = districts.get(home.district);
  if (district === undefined) return refusal(404);
  const listing = {
    ...({ id: '', deal: 'sale', tenure: 'freehold', propertyType: home.propertyType } as const),
    ...{ address: { districtCode: district.id }, geo: district.centre },
  };
  const range = priceRange({ listing, area: home.area }, market);
  return Response.json(range, { headers: { 'Cache-Control': CACHE_CONTROL } });
}
