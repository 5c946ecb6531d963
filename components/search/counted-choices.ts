export type CountedChoice<T extends string> = { readonly value: T; readonly count: number };

/** The values to offer: those with at least one listing, and those already selected. */
export const countedChoices = <T extends string>(
  values: readonly T[],
  counts: ReadonlyMap<string, number>,
  chosen: readonly (string | undefined)[],
): CountedChoice<T>[] =>
  values
    .map((value) => ({ value, count: counts.get(value) ?? 0 }))
    .filter(({ value, count }) => count > 0 || chosen.includes(value));

/** The offered numbers in ascending order, plus the selected one if it is not among them. */
export const numbersWith = (offered: readonly number[], chosen: number | undefined): number[] =>
  [...new Set([...offered, ...(chosen === undefined ? [] : [chosen])])].sort((a, b) => a - b);
