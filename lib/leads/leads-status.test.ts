import { expect, it } from 'vitest';
import { areLeadsWell, type LeadsStatus } from './leads-status';

const well: LeadsStatus = {
  waiting: 3,
  oldestSeconds: 600,
  setAside: 2,
  targets: [{ name: 'firestore', fault: 'down' }],
};

it('is well while enquiries can be stored and none waits long for a target', () => {
  expect(areLeadsWell(well)).toBe(true);
  expect(areLeadsWell({ ...well, oldestSeconds: null })).toBe(true);
  expect(areLeadsWell({ ...well, oldestSeconds: 601 })).toBe(false);
  expect(areLeadsWell({ ...well, oldestSeconds: 601, targets: [] })).toBe(true);
  expect(areLeadsWell({ ...well, fault: 'no space left' })).toBe(false);
});
