import 'server-only';
import type { TeamMember, Work } from './collections';
import { entities, entity } from './store.server';
import { membersByIds } from './team.server';

/** All works, in their configured order. */
export async function works(): Promise<Work[]> {
  return [...(await entities('works')).values()].sort((a, b) => a.order - b.order);
}

/** A work, or undefined. */
export function findWork(id: string): Promise<Work | undefined> {
  return entity('works', id);
}

/** The works with these ids, in the given order, each with the team members who did it. */
export async function renovationLedger(ids: readonly string[]): Promise<{ work: Work; members: TeamMember[] }[]> {
  const all = await entities('works');
  const done = ids.flatMap((id) => all.get(id) ?? []);
  return Promise.all(done.map(async (work) => ({ work, members: await membersByIds(work.members) })));
}
