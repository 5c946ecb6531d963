import type { PropertyType } from 'thai-property-search/listing-choices';
import type { Random } from '../random';
import type { Spot } from './spots';

/** Usable m² without and per bedroom, and the price per m² relative to that of a condo at the same place. */
const SIZES: Readonly<Record<Exclude<PropertyType, 'land'>, readonly [base: number, aBedroom: number, price: number]>> =
  {
    condo: [14, 19, 1],
    townhouse: [50, 26, 0.5],
    'semi-detached-house': [60, 30, 0.55],
    'detached-house': [65, 38, 0.6],
    villa: [80, 50, 0.9],
    shophouse: [110, 40, 0.55],
  };

/** Rounds to a multiple of `step`, at least to one step. */
export const rounded = (value: number, step: number): number => Math.max(step, Math.round(value / step) * step);

/** A random factor around 1 with this spread. It is log-normal, like the prices and sizes of real listings. */
export const logNormal = (spread: number, random: Random): number => Math.exp(random.normal() * spread);

export function measures(type: PropertyType, random: Random) {
  if (type === 'land') return { bedrooms: 0, area: 0, landSqwah: rounded(110 * logNormal(0.8, random), 1) };
  const bedrooms = type === 'condo' ? random.pick([1, 1, 1, 1, 2, 2, 3]) : random.pick([2, 3, 3, 3, 4, 5]);
  const [base, aBedroom] = SIZES[type];
  const area = rounded((base + aBedroom * bedrooms) * logNormal(0.16, random), 0.5);
  const landSqwah =
    type === 'condo' ? 0 : rounded((area / 4) * (type === 'detached-house' || type === 'villa' ? 1.5 : 0.7), 0.5);
  return { bedrooms, area, landSqwah };
}

export type Measures = ReturnType<typeof measures>;

/** The sale price and the asked price in THB, rounded as sellers do. A month's rent is 1/210 of the price. */
export function askedPrice(
  type: PropertyType,
  { area, landSqwah }: Measures,
  spot: Spot,
  level: number,
  rent: boolean,
) {
  const sale =
    type === 'land' ? landSqwah * spot.thbPerSqm * 0.55 * level : area * spot.thbPerSqm * SIZES[type][2] * level;
  return { sale: rounded(sale, 10_000), price: rent ? rounded(sale / 210, 500) : rounded(sale, 10_000) };
}
