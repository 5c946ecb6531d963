import 'server-only';
import { type Areas, areasOf } from './areas';
import { memoize, memoizeBySnapshot } from './memoize-by-snapshot';
import type { Entities } from './snapshots';
import { entities, entitiesOrFail } from './store.server';

const made = memoizeBySnapshot('areas', (provinces: Entities<'provinces'>) =>
  memoize((districts: Entities<'districts'>): Areas => areasOf(provinces.values(), districts.values())),
);

/** All areas with pages. Empty until the source has first answered, so that pages still render. */
export async function areas(): Promise<Areas> {
  const [provinces, districts] = await Promise.all([entities('provinces'), entities('districts')]);
  return made(provinces)(districts);
}

/** Like `areas`, but rejects until the source has first answered, because a missing area is not yet certain. */
export async function areasOrFail(): Promise<Areas> {
  await Promise.all([entitiesOrFail('provinces'), entitiesOrFail('districts')]);
  return areas();
}
