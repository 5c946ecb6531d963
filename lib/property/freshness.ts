import type { Listing } from '../content/collections';

const WEEK_MS = 7 * 86_400_000;

/** Whether the listing was published within the seven days before `now` (milliseconds). */
export function isNewThisWeek({ publishedAt }: Pick<Listing, 'publishedAt'>, now: number): boolean {
  const age = now - Date.parse(publishedAt);
  return age >= 0 && age < WEEK_MS;
}
