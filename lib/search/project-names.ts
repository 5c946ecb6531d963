import type { Listing } from '../content/collections';

/** `บ้านร่มไม้ อารีย์` is also called by its beginning, which would be a house. */
const BEGINS_AS_HOUSE = /^บ้าน\S+(?= )/;

/** The names of the homes' projects in both languages, each once. */
export function projectNames(homes: readonly Pick<Listing, 'project'>[]): readonly string[] {
  const names = new Set(homes.flatMap(({ project }) => [project?.th ?? [], project?.en ?? []].flat()));
  const begins = [...names].flatMap((name) => BEGINS_AS_HOUSE.exec(name)?.[0] ?? []);
  return [...new Set([...names, ...begins])].sort();
}
