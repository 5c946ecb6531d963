import 'server-only';
import type { Deal } from 'thai-property-search/listing-choices';
import { env } from '../config/env';
import type { Listing } from '../content/collections';
import type { Places } from '../content/places.server';
import type { ViewFacts } from './page-view';

/** Whether events are used: by the configured tag manager, or by a developer. */
export const isMeasured = (): boolean => env().GTM_ID !== undefined || process.env.NODE_ENV === 'development';

/** The lower bounds of the bands after the first: millions of THB for sales, thousands of THB per month for rents. */
const BANDS = {
  sale: { starts: [2, 3, 5, 10, 20, 50], factor: 1_000_000, unit: 'M' },
  rent: { starts: [10, 20, 30, 50, 100], factor: 1_000, unit: 'k' },
} as const;

/** The band of a price in THB (per month for rent), such as `3-5M`, `<2M` or `50M+`. It includes its lower bound. */
export function priceBand(price: number, deal: Deal): string {
  const { starts, factor, unit } = BANDS[deal];
  const above = starts.filter((start) => price >= start * factor).length;
  const [from, to] = [starts[above - 1], starts[above]];
  if (from === undefined) return `<${to}${unit}`;
  return to === undefined ? `${from}${unit}+` : `${from}-${to}${unit}`;
}

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
