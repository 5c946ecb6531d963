import type { Listing } from '../content/collections';
import type { Places } from '../content/places.server';
import type { SearchParams } from './params';

const folded = (text: string) => text.normalize('NFKC').toLowerCase();

/** Everything about a home that a visitor may type: both languages, its code, project and places. */
function searchableText(listing: Listing, { provinces, districts }: Places): string {
  const { provinceCode, districtCode, road } = listing.address;
  const texts = [
    listing.title,
    listing.description,
    listing.project,
    road,
    provinces.get(provinceCode)?.name,
    districts.get(districtCode)?.name,
  ];
  return folded([listing.code, ...texts.flatMap((text) => [text?.th, text?.en])].join('\n'));
}

function fits(listing: Listing, params: SearchParams): boolean {
  const { deal, types, province, priceMin, priceMax, bedsMin } = params;
  if (deal !== undefined && listing.deal !== deal) return false;
  if (types.length > 0 && !types.includes(listing.propertyType)) return false;
  if (province !== undefined && listing.address.provinceCode !== province) return false;
  if (bedsMin !== undefined && (listing.bedrooms ?? 0) < bedsMin) return false;
  if (priceMin !== undefined && (listing.price ?? 0) < priceMin) return false;
  return priceMax === undefined || (listing.price !== null && listing.price <= priceMax);
}

/** The homes that fit every filter and hold every word of the text, in the order given. */
export function filterListings(listings: readonly Listing[], params: SearchParams, places: Places): Listing[] {
  const wanted = folded(params.q).split(/\s+/).filter(Boolean);
  return listings.filter((listing) => {
    if (!fits(listing, params)) return false;
    if (wanted.length === 0) return true;
    const text = searchableText(listing, places);
    return wanted.every((word) => text.includes(word));
  });
}
