import type { Listing } from '../content/collections';
import type { Places } from '../content/places.server';
import type { ViewFacts } from './page-view';
import { priceBand } from './price-band';

type Home = Pick<Listing, 'id' | 'propertyType' | 'deal' | 'price' | 'bedrooms' | 'address'>;

/** The facts of a listing in its page view. The district is its English name, for readable reports. */
export function listingFacts(
  { id, propertyType, deal, price, bedrooms, address }: Home,
  { districts }: Pick<Places, 'districts'>,
): ViewFacts {
  const { districtCode } = address;
  return {
    content_id: id,
    property_type: propertyType,
    deal,
    price_band: price === null ? 'on-request' : priceBand(price, deal),
    district: districts.get(districtCode)?.name.en ?? districtCode,
    ...(bedrooms === undefined ? {} : { bedrooms }),
  };
}
