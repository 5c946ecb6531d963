import type { Listing } from '../content/collections';

/** `บ้านร่มไม้ อารีย์` is also known by its first word, which would otherwise be read as "house". */
const BEGINS_AS_HOUSE = /^บ้าน\S+(?= )/;

/** The names of the listings' projects in both languages, without duplicates. */
export function projectNames(homes: readonly Pick<Listing, 'project'>[]): readonly string[] {
  const names = new Set<string>();
  // A loop, because arrays for each of 100,000 listings take half a second.
  for (const { project } of homes) {
    if (project?.th !== undefined) names.add(project.th);
    if (project?.en !== undefined) names.add(project.en);
  }
  const begins = [...names].flatMap((name) => BEGINS_AS_HOUSE.exec(name)?.[0] ?? []);
  return [...new Set([...names, ...begins])].sort();
}
