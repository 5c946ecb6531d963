/**
 * The last day of a guarantee of some months from the ISO day on which the work was finished. If the last month has no
 * such day, the guarantee ends with the month (Civil and Commercial Code, section 193/5).
 */
export function guaranteeEnd(finishedAt: string, months: number): string {
  const [year = 0, month = 1, day = 1] = finishedAt.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  lastOfMonth.setUTCDate(Math.min(day, lastOfMonth.getUTCDate()));
  return lastOfMonth.toISOString().slice(0, 10);
}
