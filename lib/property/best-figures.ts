/** `partial`: the value is at least this, because a part of it is unknown. */
export type Figure = { readonly value: number; readonly partial?: boolean };

/**
 * The indexes of the best figures, several if they tie. None if all tie, if fewer than two are known, or if a partial
 * figure could be the best.
 */
export function bestFigures(figures: readonly (Figure | null)[], wanted: 'lowest' | 'highest'): readonly number[] {
  const known = figures.flatMap((figure, index) => (figure === null ? [] : [{ ...figure, index }]));
  const values = known.map(({ value }) => value);
  const best = wanted === 'lowest' ? Math.min(...values) : Math.max(...values);
  const winners = known.filter(({ value }) => value === best);
  const isUncertain = winners.some(({ partial }) => partial === true);
  return isUncertain || winners.length === known.length ? [] : winners.map(({ index }) => index);
}
