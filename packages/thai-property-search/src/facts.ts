import { metresWithin } from './distance';
import { isStudio, type Listing, type Station } from './documents';
import { FACTS, type Fact, STOREYS, type Storeys } from './listing-choices';
import { MAX_WITHIN_M } from './params';

type NearStation = { readonly id: string; readonly line: string; readonly metres: number };

export type ListingFacts = {
  readonly listing: Listing;
  /** The stations within reach, nearest first. */
  readonly stations: readonly NearStation[];
  /** THB per m². */
  readonly perSqm: number | null;
  /** Percent below the median of comparable listings; 0 if unknown. */
  readonly discount: number;
  /** Gross percent per year. */
  readonly grossYield: number | null;
  readonly facts: readonly Fact[];
  /** The highest choice that holds. */
  readonly storeys: Storeys | undefined;
};

/** What a text says where only small pets are allowed. */
const SMALL_PETS =
  /(?:สัตว์(?:เลี้ยง)?|สุนัข|หมา)(?:ขนาด|พันธุ์|ตัว)?เล็ก|ไม่เกิน(?:ตัวละ)?\s?\d+\s?(?:กก\.|กิโลกรัม)|\bsmall (?:pets?|dogs?)\b|up to \d+ kg/i;

const allowsLargePets = ({ amenities, highlights, description }: Listing) =>
  amenities.includes('pet-friendly') &&
  ![...highlights, description].some(({ th = '', en = '' }) => SMALL_PETS.test(th) || SMALL_PETS.test(en));

const isReduced = ({ price, priceHistory = [] }: Listing) => price !== null && (priceHistory[0]?.price ?? 0) > price;

const HOLDS: Readonly<Record<Fact, (listing: Listing) => boolean>> = {
  'never-flooded': ({ risks }) => risks?.flood === 'none',
  studio: isStudio,
  'second-hand': ({ condition, propertyType }) =>
    condition !== undefined && condition !== 'new' && propertyType !== 'land',
  'large-pets': allowsLargePets,
  'price-reduced': isReduced,
  'below-appraisal': ({ deal, price, appraisedValue = 0 }) =>
    deal === 'sale' && price !== null && price < appraisedValue,
  'seller-pays-transfer': ({ deal, transferFeePayer }) => deal === 'sale' && transferFeePayer === 'seller',
  'ready-to-transfer': ({ deal, occupancy }) => deal === 'sale' && occupancy === 'vacant',
  'with-tenant': ({ deal, occupancy }) => deal === 'sale' && occupancy === 'tenant',
};

/** The facts that hold for a listing. An unknown fact does not hold. */
export const listingFacts = (listing: Listing): readonly Fact[] => FACTS.filter((fact) => HOLDS[fact](listing));

/** Undefined if unknown, for condos, whose building has storeys, and for land. */
const listingStoreys = ({ propertyType, storeys = 0 }: Pick<Listing, 'propertyType' | 'storeys'>) =>
  propertyType === 'condo' || propertyType === 'land' ? undefined : STOREYS[Math.min(storeys, STOREYS.length) - 1];

/** Whole baht per m² of usable area. Null without a price or an area. */
export function pricePerSqm({ price, usableAreaSqm }: Pick<Listing, 'price' | 'usableAreaSqm'>): number | null {
  return price === null || usableAreaSqm === undefined ? null : Math.round(price / usableAreaSqm);
}

/** Percent of the price: twelve estimated rents, without costs. Null if either is missing, and for a rental. */
export function grossYield({
  deal,
  price,
  rentEstimateMonthly,
}: Pick<Listing, 'deal' | 'price' | 'rentEstimateMonthly'>): number | null {
  if (deal !== 'sale' || price === null || rentEstimateMonthly === undefined) return null;
  return Math.round(((rentEstimateMonthly * 12) / price) * 1_000) / 10;
}

type Point = { readonly lat: number; readonly lng: number };

/** A degree of latitude is slightly more than 110 km. Adds a margin of one kilometre. */
const REACH_DEGREES = (MAX_WITHIN_M + 1_000) / 110_000;

function stationFinder(stations: Iterable<Station>): (from: Point) => readonly NearStation[] {
  const northwards = [...stations].sort((a, b) => a.lat - b.lat);
  const lats = Float64Array.from(northwards, ({ lat }) => lat);
  return (from) => {
    const near: NearStation[] = [];
    for (let index = firstFrom(lats, from.lat - REACH_DEGREES); index < lats.length; index++) {
      const station = northwards[index];
      if (station === undefined || station.lat > from.lat + REACH_DEGREES) break;
      const metres = metresWithin(from, station, MAX_WITHIN_M);
      if (metres !== undefined) near.push({ id: station.id, line: station.line, metres: Math.round(metres) });
    }
    return near.sort((a, b) => a.metres - b.metres);
  };
}

function firstFrom(values: Float64Array, number: number): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((values[middle] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}

const NOWHERE: readonly NearStation[] = [];

/** Returns a function that computes the facts of a listing. `discount` is in percent. */
export function factsReader(stations: Iterable<Station>): (listing: Listing, discount: number) => ListingFacts {
  const near = stationFinder(stations);
  return (listing, discount) => ({
    listing,
    stations: listing.geo === undefined ? NOWHERE : near(listing.geo),
    perSqm: pricePerSqm(listing),
    discount,
    grossYield: grossYield(listing),
    facts: listingFacts(listing),
    storeys: listingStoreys(listing),
  });
}
