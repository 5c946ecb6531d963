import type { Listing } from '../content/collections';
import type { Places } from '../content/places.server';
import type { ViewFacts } from './page-view';
import { priceBand } from './price-band';

type Home = Pick<Listing, 'id' | 'propertyType' | 'deal' | 'price' | 'bedrooms' | 'address'>;

/** What a view of a home's page says of the home; its district by the English name, so that reports can be read. */
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
