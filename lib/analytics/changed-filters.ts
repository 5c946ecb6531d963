/** The keys with different values in two queries. */
export function changedFilters(before: string, now: string): readonly string[] {
  const [one, other] = [new URLSearchParams(before), new URLSearchParams(now)];
  const keys = new Set([...one.keys(), ...other.keys()]);
  return [...keys].filter((key) => one.getAll(key).join('\n') !== other.getAll(key).join('\n'));
}
