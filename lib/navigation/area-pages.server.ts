import 'server-only';
import { AREA_KINDS } from '../content/area-kinds';
import type { Listing } from '../content/collections';
import { memoizeBySnapshot } from '../content/memoize-by-snapshot';
import { areasWith, homesOfAreas } from '../property/area-homes.server';
import { areaPath } from './area-path';

/**
 * The last change among listings, as an ISO instant. Memoized per list, because all areas together contain 100,000
 * listings ten times.
 */
const changedOf = memoizeBySnapshot('last change of an area', (homes: readonly Listing[]): string => {
  let latest = '';
  for (const { updatedAt } of homes) if (updatedAt > latest) latest = updatedAt;
  return latest;
});

/**
 * The pages of areas with listings, for the sitemap: paths without locale, and when their listings last changed. A
 * listing that was just sold also counts as a change.
 */
export async function areaPageAddresses(): Promise<readonly { path: string; changed?: string }[]> {
  const everyHome = await homesOfAreas();
  const byKind = await Promise.all(AREA_KINDS.map(async (kind) => ({ kind, filled: await areasWith(kind) })));
  return byKind.flatMap(({ kind, filled }) =>
    filled.map(({ area, homes }) => ({
      path: areaPath(area, kind),
      changed: changedOf(everyHome.get(area.code)?.get(kind) ?? homes),
    })),
  );
}
