import 'server-only';
import type { CompanyPage, Job, Office } from './collections';
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
