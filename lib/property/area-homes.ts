import type { AreaKind } from '../content/area-kinds';
import type { Listing } from '../content/collections';

/** The listings of one area by kind, in the order of the original list. Kinds without listings are missing. */
export type HomesByKind = ReadonlyMap<AreaKind, readonly Listing[]>;

type Group = { readonly homes: Listing[]; readonly kinds: Map<AreaKind, Listing[]> };
type Groups = Map<string, Group>;

function groupOf(groups: Groups, code: string): Group {
  const found = groups.get(code);
  if (found !== undefined) return found;
  const homes: Listing[] = [];
  const group = { homes, kinds: new Map<AreaKind, Listing[]>([['homes', homes]]) };
  groups.set(code, group);
  return group;
}

function put({ homes, kinds }: Group, home: Listing): void {
  homes.push(home);
  const ofKind = kinds.get(home.propertyType);
  if (ofKind === undefined) kinds.set(home.propertyType, [home]);
  else ofKind.push(home);
}

/** Groups listings by the codes of their province and district, and then by kind, in a single pass. */
export function homesByArea(listings: readonly Listing[]): ReadonlyMap<string, HomesByKind> {
  const groups: Groups = new Map();
  for (const home of listings) {
    put(groupOf(groups, home.address.provinceCode), home);
    put(groupOf(groups, home.address.districtCode), home);
  }
  return new Map([...groups].map(([code, { kinds }]) => [code, kinds]));
}
