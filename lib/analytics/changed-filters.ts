/** The keys with different values in two queries. */
export function changedFilters(before: string, now: string): readonly string[] {
  const [oldQuery, newQuery] = [new URLSearchParams(before), new URLSearchParams(now)];
  const keys = new Set([...oldQuery.keys(), ...newQuery.keys()]);
  return [...keys].filter((key) => oldQuery.getAll(key).join('\n') !== newQuery.getAll(key).join('\n'));
}
