import 'server-only';
import { type Areas, areasOf } from './areas';
import { memoize, memoizeBySnapshot } from './memoize-by-snapshot';
import type { Entities } from './snapshots';
import { entities, entitiesOrFail } from './store.server';

const made = memoizeBySnapshot('areas', (provinces: Entities<'provinces'>) =>
  memoize((districts: Entities<'districts'>): Areas => areasOf(provinces.values(), districts.values())),
);

/** Every place that has pages of its own; none while the source has never answered, so that a page stays whole. */
export async function areas(): Promise<Areas> {
  const [provinces, districts] = await Promise.all([entities('provinces'), entities('districts')]);
  return made(provinces)(districts);
}

/** Like `areas`, but rejects while the source has never answered: nobody can say then that there is no such place. */
export async function areasOrFail(): Promise<Areas> {
  await Promise.all([entitiesOrFail('provinces'), entitiesOrFail('districts')]);
  return areas();
}
