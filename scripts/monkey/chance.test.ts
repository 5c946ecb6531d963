import { expect, test } from 'vitest';
import { Chance } from './chance';

test('below returns the same numbers for the same seed, and others for another seed', () => {
  const picks = (seed: number) => {
    const chance = new Chance(seed);
    return Array.from({ length: 20 }, () => chance.below(1_000));
  };
  expect(picks(7)).toEqual(picks(7));
  expect(picks(7)).not.toEqual(picks(8));
});

test('weigh picks in proportion to the weights, and never an item of weight 0', () => {
  const chance = new Chance(1);
  const from = [
    { name: 'none', weight: 0 },
    { name: 'light', weight: 1 },
    { name: 'heavy', weight: 3 },
  ];
  const names = Array.from({ length: 4_000 }, () => chance.weigh(from).name);
  const share = names.filter((name) => name === 'heavy').length / names.length;
  expect(share).toBeGreaterThan(0.72);
  expect(share).toBeLessThan(0.78);
  expect(names).not.toContain('none');
});
