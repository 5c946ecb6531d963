import { AMENITIES, CONDITIONS, FURNISHINGS, type PropertyType } from 'thai-property-search/listing-choices';
import type { DocumentOf } from '../../../lib/content/collections';
import { type Random, randomFrom } from '../random';
import type { Country } from './country';
import { type Market, makeMarket } from './market';
import { askedPrice, logNormal, type Measures, measures, rounded } from './measures';
import type { Name } from './names';
import { photosOf } from './photos';
import { type Project, typeAt } from './projects';
import type { Spot } from './spots';
import { description, title } from './texts';

export type ListingDocument = DocumentOf<'listings'>;

/** The date of the generated market, on which the newest listing is published. */
export const TODAY = Date.UTC(2026, 10, 1);
const DAY_MS = 86_400_000;
const YEARS_MS = 2 * 365 * DAY_MS;

const instant = (at: number) => `${new Date(at).toISOString().slice(0, 19)}Z`;

/** Forty per cent of the sellers have reduced the price once. */
function history(price: number, published: number, random: Random) {
  const first = { at: instant(published), price };
  if (!random.chance(0.4)) return [first];
  const changed = published + random.whole(20, 200) * DAY_MS;
  return changed > TODAY
    ? [first]
    : [
        { ...first, price: rounded(price * (1.02 + random.number() * 0.12), 500) },
        { at: instant(changed), price },
      ];
}

function collectionsOf(type: PropertyType, rent: boolean, random: Random): ListingDocument['collections'] {
  return [
    ...(random.chance(0.06) ? (['below-market-price'] as const) : []),
    ...(!rent && type !== 'land' && random.chance(0.12) ? (['investment-properties'] as const) : []),
    ...(random.chance(0.1) ? (['new'] as const) : []),
    ...(random.chance(0.15) ? (['renovated'] as const) : []),
  ];
}

/** The fields that depend on the type: condos, houses and land have different ones. */
function ownFields(
  type: PropertyType,
  sizes: Measures,
  project: Project | undefined,
  random: Random,
): Partial<ListingDocument> {
  if (type === 'land') return { land_area_sqwah: sizes.landSqwah };
  const home: Partial<ListingDocument> = {
    usable_area_sqm: sizes.area,
    bedrooms: sizes.bedrooms,
    bathrooms: Math.max(1, sizes.bedrooms - random.whole(0, 1)),
    parking: random.whole(0, 3),
    year_built: project?.yearBuilt ?? random.whole(1985, 2026),
    condition: random.pick(CONDITIONS),
    furnishing: random.pick(FURNISHINGS),
    facing: random.pick(['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw']),
    amenities: [...random.some(AMENITIES, random.whole(2, 11))],
  };
  return type === 'condo'
    ? {
        ...home,
        floor: random.whole(1, project?.storeys ?? 8),
        foreign_quota: random.pick(['yes', 'no', 'unknown']),
        common_fee: random.whole(25, 90),
        sinking_fund: random.whole(8, 20) * 50,
      }
    : { ...home, storeys: random.whole(1, 3), land_area_sqwah: sizes.landSqwah };
}

function address(
  { district }: Spot,
  names: readonly Name[],
  country: Country,
  random: Random,
): ListingDocument['address'] {
  const subdistrict = random.pick(country.subdistrictsOf.get(district.id) ?? []);
  const { th, en } = random.pickSkewed(names);
  const lane = random.whole(1, 90);
  return {
    province_code: district.provinceCode,
    district_code: district.id,
    subdistrict_code: subdistrict.id,
    postcode: subdistrict.postcode,
    road: random.chance(0.5)
      ? { th: `ซอย${th} ${lane}`, en: `Soi ${en} ${lane}` }
      : { th: `ถนน${th}`, en: `${en} Road` },
  };
}

function legal(type: PropertyType, random: Random): Partial<ListingDocument> {
  const leasehold = random.chance(0.04);
  return {
    tenure: leasehold ? 'leasehold' : 'freehold',
    lease_end: leasehold ? `${random.whole(2040, 2056)}-06-30` : undefined,
    title_deed:
      type === 'condo' ? 'condo-title' : random.pick(['chanote', 'chanote', 'chanote', 'nor-sor-3-gor', 'nor-sor-3']),
    transfer_fee_payer: random.pick(['split', 'buyer', 'seller']),
    risks: { flood: random.pick(['none', 'none', 'past', 'unknown']) },
  };
}

/** The names in an advert: the district or the station, and the station with its rail system. */
function spokenPlace({ station, district }: Spot, random: Random): { place: Name; station: Name | undefined } {
  if (station === undefined) return { place: district.name, station };
  const { th, en } = station.name;
  const system = station.id.slice(0, 3);
  const place = random.chance(0.5) ? station.name : district.name;
  return { place, station: { th: `${system} ${th}`, en: `${system} ${en}` } };
}

function makeListing(number: number, market: Market, random: Random): ListingDocument {
  const project = random.chance(0.75) ? random.pickSkewed(market.projects) : undefined;
  const spot = project?.spot ?? market.spot(random);
  const type = project?.type ?? typeAt(spot, random);
  const rent = type !== 'land' && random.chance(type === 'condo' ? 0.35 : 0.15);
  const sizes = measures(type, random);
  const asked = askedPrice(type, sizes, spot, (project?.level ?? 1) * logNormal(0.15, random), rent);
  const published = TODAY - Math.floor(random.number() * YEARS_MS);
  const prices = history(asked.price, published, random);
  const own = ownFields(type, sizes, project, random);
  const names = { ...spokenPlace(spot, random), project: project?.name };
  const subject = { ...sizes, ...names, type, rent, floor: own.floor ?? 1, priceThb: asked.price };
  const collections = collectionsOf(type, rent, random);
  return {
    id: `gen-${number}`,
    code: `GEN-${number}`,
    record_status: 'Active',
    deal: rent ? 'rent' : 'sale',
    property_type: type,
    collections,
    title: title(subject, random),
    description: description(subject, market.names, random),
    highlights: [],
    price: asked.price,
    price_history: prices,
    rent_estimate_monthly:
      !rent && type !== 'land' ? rounded((asked.sale / 210) * logNormal(0.1, random), 500) : undefined,
    tenure: 'freehold',
    ...legal(type, random),
    address: address(spot, market.names, market.country, random),
    geo: { lat: spot.lat, lng: spot.lng, precision: random.chance(0.7) ? 'exact' : 'approximate' },
    project: project?.name,
    amenities: [],
    ...own,
    media: photosOf(number, type),
    works: [],
    agent: random.pick(market.country.agents),
    published_at: instant(published),
    updated_at: prices.at(-1)?.at ?? instant(published),
  };
}

/** Generates realistic listings. The same seed gives the same listings; a higher `count` only appends more. */
export function* generatedListings(country: Country, seed: number, count: number): Generator<ListingDocument> {
  const random = randomFrom(seed);
  const market = makeMarket(country, random);
  // Starts at 100,001, so that all codes have six digits and sort in numerical order.
  for (let number = 1; number <= count; number += 1) yield makeListing(100_000 + number, market, random);
}
