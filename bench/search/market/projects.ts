import type { PropertyType } from 'thai-property-search/listing-choices';
import { type Random, weighted } from '../random';
import { logNormal } from './measures';
import { type Name, projectName } from './names';
import type { Setting, Spot } from './spots';

/** A project: its homes share a place, a type and a price level. */
export type Project = {
  readonly name: Name;
  readonly spot: Spot;
  readonly type: PropertyType;
  readonly yearBuilt: number;
  readonly storeys: number;
  /** The price level relative to the neighbourhood. */
  readonly level: number;
};

/** Draws the type of a home, with a distribution that depends on the setting. */
const TYPES: Readonly<Record<Setting, (random: Random) => PropertyType>> = {
  transit: weighted([
    ['condo', 72],
    ['townhouse', 12],
    ['detached-house', 7],
    ['semi-detached-house', 2],
    ['shophouse', 5],
    ['land', 2],
  ]),
  suburb: weighted([
    ['condo', 15],
    ['townhouse', 34],
    ['detached-house', 30],
    ['semi-detached-house', 9],
    ['shophouse', 5],
    ['land', 7],
  ]),
  region: weighted([
    ['condo', 20],
    ['townhouse', 14],
    ['detached-house', 28],
    ['semi-detached-house', 3],
    ['shophouse', 5],
    ['villa', 14],
    ['land', 16],
  ]),
};

export const typeAt = (spot: Spot, random: Random): PropertyType => TYPES[spot.setting](random);

const placeName = ({ station, district }: Spot): Name => station?.name ?? district.name;

export function makeProject(spot: Spot, random: Random): Project {
  const type = typeAt(spot, random);
  return {
    name: projectName(placeName(spot), random),
    spot,
    type,
    yearBuilt: random.whole(1994, 2026),
    storeys: type === 'condo' ? random.pick([8, 8, 8, 12, 20, 25, 32, 38, 45]) : random.pick([1, 2, 2, 2, 3]),
    level: logNormal(0.22, random),
  };
}
