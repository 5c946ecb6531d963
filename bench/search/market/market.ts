import type { Random } from '../random';
import type { Country } from './country';
import { inventedName, type Name } from './names';
import { makeProject, type Project } from './projects';
import { type Spot, spotMaker } from './spots';

/** So many that each name is rare, like real proper names. */
const NAMES = 20_000;
const PROJECTS = 4_000;

export type Market = {
  readonly country: Country;
  readonly names: readonly Name[];
  readonly projects: readonly Project[];
  readonly spot: (random: Random) => Spot;
};

/** Creates what the listings of a market share: places, names and projects. */
export function makeMarket(country: Country, random: Random): Market {
  const spot = spotMaker(country);
  return {
    country,
    spot,
    names: Array.from({ length: NAMES }, () => inventedName(random)),
    projects: Array.from({ length: PROJECTS }, () => makeProject(spot(random), random)),
  };
}
