import { expect, test } from 'vitest';
import { Chance } from './chance';

test('the same seed picks the same, another seed something else', () => {
  const picks = (seed: number) => {
    const chance = new Chance(seed);
    return Array.from({ length: 20 }, () => chance.below(1_000));
  };
  expect(picks(7)).toEqual(picks(7));
  expect(picks(7)).not.toEqual(picks(8));
});

test('what is three times as heavy is picked about three times as often, what weighs nothing never', () => {
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
