/** Whole years from `today` to the ISO day `end`. Null if the day has come. */
export function wholeYearsUntil(end: string, today: string): number | null {
  if (end <= today) return null;
  const years = Number(end.slice(0, 4)) - Number(today.slice(0, 4));
  return end.slice(5) < today.slice(5) ? years - 1 : years;
}
