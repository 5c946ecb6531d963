import type { Listing } from '../content/collections';
import { nearestStations } from '../content/distance';
import type { Places } from '../content/places.server';
import type { SearchParams } from './params';
import { TYPE_WORDS } from './type-words';

/** Letters alike in every form; รีโนเวต and รีโนเวท are one word. */
const folded = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll('รีโนเวต', 'รีโนเวท');

/** A home is found by the stations that a card would name; straight-line metres. */
const STATION_WITHIN_M = 1_500;

/** DOPA's code of Bangkok, and what people call it. */
const BANGKOK = '10';
const BANGKOK_NAMES = ['กรุงเทพฯ', 'กทม'];

/** Everything about a home that a visitor may type: both languages, its code, project and places. */
function searchableText(listing: Listing, { provinces, districts, stations }: Places): string {
  const { provinceCode, districtCode, road } = listing.address;
  const province = provinces.get(provinceCode)?.name;
  const district = districts.get(districtCode)?.name;
  const texts = [listing.title, listing.description, listing.project, road, province, district];
  const spoken = provinceCode === BANGKOK ? BANGKOK_NAMES : [];
  const titled = [
    `เขต${district?.th}`,
    `อ.${district?.th}`,
    `อำเภอ${district?.th}`,
    `จ.${province?.th}`,
    `จังหวัด${province?.th}`,
  ];
  const near = listing.geo ? nearestStations(listing.geo, stations.values(), STATION_WITHIN_M, 3) : [];
  const stationWords = near.flatMap(({ station }) => [station.name.th, station.name.en, ...station.aliases]);
  const codes = [listing.code, listing.code.replace('-', '')];
  return folded(
    [
      ...codes,
      TYPE_WORDS[listing.propertyType],
      ...stationWords,
      ...spoken,
      ...titled,
      ...texts.flatMap((text) => [text?.th, text?.en]),
    ].join('\n'),
  );
}

function fits(listing: Listing, params: SearchParams): boolean {
  const { deal, types, province, district, priceMin, priceMax, bedsMin } = params;
  if (deal !== undefined && listing.deal !== deal) return false;
  if (types.length > 0 && !types.includes(listing.propertyType)) return false;
  if (province !== undefined && listing.address.provinceCode !== province) return false;
  if (district !== undefined && listing.address.districtCode !== district) return false;
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
