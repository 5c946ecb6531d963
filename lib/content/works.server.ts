import 'server-only';
import type { Work } from './collections';
import { entities, entity } from './store.server';

/** All works in their own order. */
export async function works(): Promise<Work[]> {
  return [...(await entities('works')).values()].sort((a, b) => a.order - b.order);
}

/** A work, or undefined. */
export function findWork(id: string): Promise<Work | undefined> {
  return entity('works', id);
}

/** The works among these ids, in their order. */
export async function worksByIds(ids: readonly string[]): Promise<Work[]> {
  const all = await entities('works');
  return ids.flatMap((id) => all.get(id) ?? []);
}
