import 'server-only';
import type { Article, CompanyPage, Job, Office, TeamContent, TeamMember, Work } from './collections';
import { memoizeBySnapshot } from './memoize-by-snapshot';
import type { Entities } from './snapshots';
import { entities, entity } from './store.server';

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

/** The content of a company page (R4), or undefined. */
export function companyPage(id: string): Promise<CompanyPage | undefined> {
  return entity('pages', id);
}

/** The offices, in their configured order. */
export async function offices(): Promise<Office[]> {
  return [...(await entities('offices')).values()].sort(byOrder);
}

/** Positions that are still open on a day (ISO). */
export async function openJobs(today: string): Promise<Job[]> {
  return [...(await entities('jobs')).values()]
    .filter((job) => job.closesAt === undefined || job.closesAt >= today)
    .sort(byOrder);
}

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

const newestFirst = memoizeBySnapshot('articles, newest first', (articles: Entities<'contents'>): readonly Article[] =>
  [...articles.values()].sort((a, b) => b.publishedAt.localeCompare(a.publishedAt)),
);

/** Published articles, newest first. */
export async function articles(): Promise<readonly Article[]> {
  return newestFirst(await entities('contents'));
}

/** A published article, or undefined. */
export function findArticle(id: string): Promise<Article | undefined> {
  return entity('contents', id);
}

/** Articles that refer to this listing or its district first, then the newest. At most `limit`. */
export async function articlesAbout(subject: { id: string; districtCode: string }, limit: number): Promise<Article[]> {
  const rank = (article: Article) =>
    article.relatedListings.includes(subject.id) ? 0 : article.relatedAreas.includes(subject.districtCode) ? 1 : 2;
  return [...(await articles())].sort((a, b) => rank(a) - rank(b)).slice(0, limit);
}
