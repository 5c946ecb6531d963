import { describe, expect, it } from 'vitest';
import { bestFigures } from './best-figures';

describe('the best figures', () => {
  const figures = (...values: (number | null)[]) => values.map((value) => (value === null ? null : { value }));

  it('are the lowest or the highest known ones, also if some tie', () => {
    expect(bestFigures(figures(3, 1, null, 2), 'lowest')).toEqual([1]);
    expect(bestFigures(figures(3, 1, 3), 'highest')).toEqual([0, 2]);
  });

  it('are none if all tie, or if fewer than two are known', () => {
    expect(bestFigures(figures(2, 2, null), 'lowest')).toEqual([]);
    expect(bestFigures(figures(null, 2), 'highest')).toEqual([]);
    expect(bestFigures(figures(null, null), 'highest')).toEqual([]);
  });

  it('are none if the lowest one is only a part', () => {
    expect(bestFigures([{ value: 1, partial: true }, { value: 2 }], 'lowest')).toEqual([]);
    expect(bestFigures([{ value: 1 }, { value: 2, partial: true }], 'lowest')).toEqual([0]);
  });
});
