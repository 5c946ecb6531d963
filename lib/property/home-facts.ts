import type { Listing } from '../content/collections';

/** Whole years from `today` to the ISO day `end`. Null if `end` is today or earlier. */
export function wholeYearsUntil(end: string, today: string): number | null {
  return end <= today ? null : Math.floor(wholeMonthsUntil(end, today) / 12);
}

/** Whole months from `today` to the ISO day `end`, 0 if it is over. */
export function wholeMonthsUntil(end: string, today: string): number {
  const month = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return Math.max(0, month(end) - month(today) - (end.slice(8) < today.slice(8) ? 1 : 0));
}

const FIRST_APPRAISAL_ROUND = 2023;
const ROUND_YEARS = 4;

/** The Treasury Department's round of appraisals on an ISO day. Null before 2023: earlier rounds were extended. */
export function appraisalRound(day: string): { from: string; to: string } | null {
  const year = Number(day.slice(0, 4));
  if (year < FIRST_APPRAISAL_ROUND) return null;
  const from = year - ((year - FIRST_APPRAISAL_ROUND) % ROUND_YEARS);
  return { from: `${from}-01-01`, to: `${from + ROUND_YEARS - 1}-12-31` };
}

type OwnershipType = 'freehold' | 'possession' | 'leasehold';

/** A title deed proves ownership of land. Nor Sor 3 only certifies its use, so the buyer acquires possession. */
export function ownershipType({ tenure, titleDeed }: Pick<Listing, 'tenure' | 'titleDeed'>): OwnershipType {
  const isCertified = titleDeed === 'nor-sor-3' || titleDeed === 'nor-sor-3-gor';
  return tenure === 'freehold' && isCertified ? 'possession' : tenure;
}

const WEEK_MS = 7 * 86_400_000;

export function isNewThisWeek({ publishedAt }: Pick<Listing, 'publishedAt'>, now: number): boolean {
  const age = now - Date.parse(publishedAt);
  return age >= 0 && age < WEEK_MS;
}

/** If the last month has no such day, a guarantee ends with the month (Civil and Commercial Code, section 193/5). */
export function guaranteeEnd(finishedAt: string, months: number): string {
  const [year = 0, month = 1, day = 1] = finishedAt.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  lastOfMonth.setUTCDate(Math.min(day, lastOfMonth.getUTCDate()));
  return lastOfMonth.toISOString().slice(0, 10);
}
