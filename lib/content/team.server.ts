import 'server-only';
import type { TeamContent, TeamMember } from './collections';
import { entities, entity } from './store.server';

/** All team members, in their configured order. */
export async function teamMembers(): Promise<TeamMember[]> {
  return [...(await entities('team_members')).values()].sort((a, b) => a.order - b.order);
}

/** A team member, or undefined. */
export async function findMember(id: string): Promise<TeamMember | undefined> {
  return (await entities('team_members')).get(id);
}

/** The team members with these ids, in the given order. */
export async function membersByIds(ids: readonly string[]): Promise<TeamMember[]> {
  const all = await entities('team_members');
  return ids.flatMap((id) => all.get(id) ?? []);
}

/** Stories, awards and activities of the team, newest first. */
export async function teamContents(): Promise<TeamContent[]> {
  return [...(await entities('team_contents')).values()].sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
}

/** A story, award or activity, or undefined. */
export function findTeamContent(id: string): Promise<TeamContent | undefined> {
  return entity('team_contents', id);
}
