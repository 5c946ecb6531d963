/** Whole years from one ISO day to another; 0 once it has come. */
export function wholeYearsUntil(end: string, today: string): number {
  const years = Number(end.slice(0, 4)) - Number(today.slice(0, 4));
  return Math.max(0, end.slice(5) < today.slice(5) ? years - 1 : years);
}
