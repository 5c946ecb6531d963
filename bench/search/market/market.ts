import type { Random } from '../random';
import type { Country } from './country';
import { inventedName, type Name } from './names';
import { makeProject, type Project } from './projects';
import { type Spot, spotMaker } from './spots';

/** Enough that a made-up name is rare, as proper names are. */
const NAMES = 20_000;
const PROJECTS = 4_000;

export type Market = {
  readonly country: Country;
  readonly names: readonly Name[];
  readonly projects: readonly Project[];
  readonly spot: (random: Random) => Spot;
};

/** What its homes have in common. */
export function makeMarket(country: Country, random: Random): Market {
  const spot = spotMaker(country);
  return {
    country,
    spot,
    names: Array.from({ length: NAMES }, () => inventedName(random)),
    projects: Array.from({ length: PROJECTS }, () => makeProject(spot(random), random)),
  };
}
