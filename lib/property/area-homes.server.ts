import 'server-only';
import type { AreaKind } from '../content/area-kinds';
import type { Area } from '../content/areas';
import { areas } from '../content/areas.server';
import type { Listing } from '../content/collections';
import { activeListings, allListings } from '../content/listings.server';
import { memoizeBySnapshot } from '../content/memoize-by-snapshot';
import { entitiesOrFail } from '../content/store.server';
import { type AreaFigures, areaFigures } from './area-figures';
import { type HomesByKind, homesByArea } from './area-homes';

/** Once for a list: of 100,000 homes it takes 50 ms. */
const grouped = memoizeBySnapshot('homes by area', homesByArea);

const NONE: HomesByKind = new Map();

/** The homes on offer in a province or a district by kind, each newest first. */
export async function homesIn(code: string): Promise<HomesByKind> {
  return grouped(await activeListings()).get(code) ?? NONE;
}

/** All homes with a page, also reserved and sold ones, by the code of their area. */
export async function homesOfAreas(): Promise<ReadonlyMap<string, HomesByKind>> {
  return grouped(await allListings());
}

/** Like `homesIn`, but rejects while the source has never answered: nobody can say then that an area is empty. */
export async function homesInOrFail(code: string): Promise<HomesByKind> {
  await entitiesOrFail('listings');
  return homesIn(code);
}

const figuresKept = memoizeBySnapshot('figures of areas', (_: readonly Listing[]) => new Map<AreaKind, AreaFigures>());

/** The figures of a list of `homesIn`, made once for it: those of 60,000 homes take 10 ms. */
export function figuresOf(homes: readonly Listing[], kind: AreaKind): AreaFigures {
  const kept = figuresKept(homes);
  const figures = kept.get(kind) ?? areaFigures(homes, kind);
  kept.set(kind, figures);
  return figures;
}

/** An area with homes of a kind. */
export type FilledArea = { readonly area: Area; readonly homes: readonly Listing[] };

/** All areas with homes of this kind, the fullest first. */
export async function areasWith(kind: AreaKind): Promise<FilledArea[]> {
  const [listings, { byCode }] = await Promise.all([activeListings(), areas()]);
  return [...grouped(listings)]
    .flatMap(([code, kinds]) => {
      const area = byCode.get(code);
      const ofKind = kinds.get(kind);
      return area === undefined || ofKind === undefined ? [] : [{ area, homes: ofKind }];
    })
    .sort((a, b) => b.homes.length - a.homes.length || a.area.code.localeCompare(b.area.code));
}
