export type CountedChoice<T extends string> = { readonly value: T; readonly count: number };

/** The values worth offering: those that would find something, and those that are chosen. */
export const countedChoices = <T extends string>(
  values: readonly T[],
  counts: ReadonlyMap<string, number>,
  chosen: readonly (string | undefined)[],
): CountedChoice<T>[] =>
  values
    .map((value) => ({ value, count: counts.get(value) ?? 0 }))
    .filter(({ value, count }) => count > 0 || chosen.includes(value));

/** Numbers to choose from, with the one that is chosen, whatever it is. */
export const numbersWith = (offered: readonly number[], chosen: number | undefined): number[] =>
  [...new Set([...offered, ...(chosen === undefined ? [] : [chosen])])].sort((a, b) => a - b);
